/** Results of a measurement, by name and unit. */
export type Measured = Record<string, number | string>
