/** Where the files of pieces are; a name behind it says which. */
export const PIECES_PATH = '/news-hub/pieces'
