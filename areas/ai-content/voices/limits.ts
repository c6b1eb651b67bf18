/** Voices of a reader, and the rules of one. */
export const VOICES = {
  kept: 50,
  /** Voices in a list, deleted ones among them. */
  listed: 200,
  /** Days for which a deleted voice can be restored. */
  binDays: 30,
  /** Rows of words to avoid. */
  pairs: 5000,
  phraseCharacters: 100,
  phraseWords: 10,
  /** Words of the longest sentence. */
  leastSentenceWords: 5,
  mostSentenceWords: 100,
  exclamationMarks: 99,
  /** A voice as a file. */
  fileBytes: 2_000_000,
  /** Texts to learn from, all together. */
  examplesCharacters: 400_000,
  /** The most texts of a reader that a voice is learned from at once. */
  learnedDrafts: 20,
  /** The most characters of a text that is checked for plain English. */
  checkedCharacters: 60_000,
} as const
