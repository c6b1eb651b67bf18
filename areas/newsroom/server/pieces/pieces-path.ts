/** The path of pieces' files, after which the name of a file follows. */
export const PIECES_PATH = '/news-hub/pieces'
