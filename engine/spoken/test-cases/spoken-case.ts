/** A text as it is shown, and as it is said. */
export type SpokenCase = [shown: string, spoken: string]
