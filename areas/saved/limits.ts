/** The bounds of pages that a reader saves, and of imports from other programs. */
export const SAVED = {
  /** Bookmarks of one reader. */
  bookmarks: 100_000,
  /** The most tags of one bookmark. */
  tags: 50,
  tagCharacters: 100,
  titleCharacters: 500,
  /** The most characters of a note that a reader writes on a bookmark. */
  noteCharacters: 5000,
  pictures: 40,
  /** The most bytes of stored pictures of one reader; the same picture twice counts once. */
  pictureBytes: 2_000_000_000,
  /** The size of an imported file. In base64 it takes a third more. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** The most bytes of all files in a packed file. */
  unpackedBytes: 150_000_000,
  importBookmarks: 50_000,
  /**
   * The most bookmarks left out of a file that are listed one by one; further ones are only
   * counted.
   */
  importLeftOut: 5000,
  /** Characters of texts that a file brings, in total; pages beyond that are fetched. */
  importTextCharacters: 40_000_000,
  /** The most files of one reader that were read and not imported. */
  waitingImports: 3,
  /** The number of days for which a deleted bookmark can be restored. */
  undoDays: 1,
} as const
