/** What a measurement came to, by what it says and in which unit. */
export type Measured = Record<string, number | string>
