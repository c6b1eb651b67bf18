/** Limits of a reader's voices, and of the rules of one voice. */
export const VOICES = {
  kept: 50,
  /** The most voices in a list, of the active or of the deleted ones. */
  listed: 200,
  /** Days for which a deleted voice can be restored. */
  binDays: 30,
  /** The most rows of words to avoid. */
  pairs: 5000,
  phraseCharacters: 100,
  phraseWords: 10,
  /** The smallest and the largest limit that a voice can set for the words of a sentence. */
  leastSentenceWords: 5,
  mostSentenceWords: 100,
  exclamationMarks: 99,
  /** The most bytes of a voice in a file. */
  fileBytes: 2_000_000,
  /** The most characters of all texts that a voice is learned from. */
  examplesCharacters: 400_000,
  /** The most texts of a reader that a voice is learned from at once. */
  learnedDrafts: 20,
  /** The most characters of a text that is checked for plain English. */
  checkedCharacters: 60_000,
} as const
