/** Figures by minute, for any area. */
export const FIGURES = {
  /** Subjects of one reader that a process distinguishes; further ones are counted together. */
  subjects: 1000,
  subjectCharacters: 100,
  /** Sums in the memory of a process while the database does not answer. */
  waiting: 5000,
  minutesKeptHours: 24,
  hoursKeptDays: 30,
} as const
