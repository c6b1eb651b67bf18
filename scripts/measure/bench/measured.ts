/** Results of a measurement, by their name with its unit. */
export type Measured = Record<string, number | string>
