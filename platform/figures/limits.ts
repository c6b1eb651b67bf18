/** Limits of the figures by minute. */
export const FIGURES = {
  /**
   * The most subjects of one reader that a process counts separately; the others are counted
   * together.
   */
  subjects: 1000,
  subjectCharacters: 100,
  /** The most sums that wait in the memory of a process while the database does not answer. */
  waiting: 5000,
  minutesKeptHours: 24,
  hoursKeptDays: 30,
} as const
