/** The path of the files of pieces; a name follows it. */
export const PIECES_PATH = '/news-hub/pieces'
