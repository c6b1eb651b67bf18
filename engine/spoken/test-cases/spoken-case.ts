/** A text as shown, and as spoken. */
export type SpokenCase = [shown: string, spoken: string]
