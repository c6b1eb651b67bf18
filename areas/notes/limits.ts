/** Limits of notes and highlights. */
export const NOTES = {
  /** The most notes of one reader. */
  most: 100_000,
  titleCharacters: 500,
  textCharacters: 2_000_000,
  tags: 50,
  tagCharacters: 100,
  quoteCharacters: 5000,
  /** The most characters that are stored of the text before and after a passage. */
  contextCharacters: 200,
  /** The most bytes of an imported file. In base64, it takes a third more. */
  importBytes: 50_000_000,
  importBodyBytes: 68_000_000,
  /** The most bytes of all unpacked files of a folder. */
  unpackedBytes: 150_000_000,
  importNotes: 20_000,
  fileNameCharacters: 500,
  frontMatterCharacters: 40_000,
  /** The days for which a deleted note can be restored. */
  undoDays: 1,
} as const
