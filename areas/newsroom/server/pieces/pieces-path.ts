/** The path of the files of pieces; a name behind it says which. */
export const PIECES_PATH = '/news-hub/pieces'
