/** The limits of saved pages, and of imports from other programs. */
export const SAVED = {
  /** The most bookmarks of one reader. */
  bookmarks: 100_000,
  /** The most tags of one bookmark. */
  tags: 50,
  tagCharacters: 100,
  titleCharacters: 500,
  /** The most characters of a note that a reader writes on a bookmark. */
  noteCharacters: 5000,
  pictures: 40,
  /**
   * The most bytes of pictures in one reader's bookmarks; a picture that occurs twice counts once.
   */
  pictureBytes: 2_000_000_000,
  /** The most bytes of an imported file. Base64 makes it a third larger. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** The most bytes of all files in a zip file, unpacked. */
  unpackedBytes: 150_000_000,
  importBookmarks: 50_000,
  /**
   * The most bookmarks that are listed one by one as left out of an import; further ones are only
   * counted.
   */
  importLeftOut: 5000,
  /**
   * The most characters of texts that are taken from a file, in total; pages beyond that are
   * fetched.
   */
  importTextCharacters: 40_000_000,
  /** The most files of one reader that were read and are not imported yet. */
  waitingImports: 3,
  /** The number of days for which a deleted bookmark can be restored. */
  undoDays: 1,
} as const
