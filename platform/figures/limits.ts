/** Figures by minute, of whatever an area counts. */
export const FIGURES = {
  /** Things of one reader that are told apart by a process; more are counted together. */
  subjects: 1000,
  subjectCharacters: 100,
  /** Sums in the memory of a process while the database does not answer. */
  waiting: 5000,
  minutesKeptHours: 24,
  hoursKeptDays: 30,
} as const
