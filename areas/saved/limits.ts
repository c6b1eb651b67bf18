/** The bounds of pages that a reader saves, and of imports from other programs. */
export const SAVED = {
  /** Bookmarks of one reader. */
  bookmarks: 100_000,
  /** The most tags of one bookmark. */
  tags: 50,
  tagCharacters: 100,
  titleCharacters: 500,
  /** A note that a reader writes to a bookmark. */
  noteCharacters: 5000,
  pictures: 40,
  /** Stored pictures of one reader; the same picture twice counts once. */
  pictureBytes: 2_000_000_000,
  /** The size of an imported file. In base64 it takes a third more. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** Contents of a packed file, all together. */
  unpackedBytes: 150_000_000,
  importBookmarks: 50_000,
  /** Bookmarks left out of a file that are named singly; further ones are only counted. */
  importLeftOut: 5000,
  /** Characters of texts that a file brings, in total; pages beyond that are fetched. */
  importTextCharacters: 40_000_000,
  /** Files of one reader that were read and not imported. */
  waitingImports: 3,
  /** Days for which a bookmark that was deleted can be had back. */
  undoDays: 1,
} as const
