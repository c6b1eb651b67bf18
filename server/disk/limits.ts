/**
 * The room that fetching leaves free on a disk, so that the database can go on and things can be
 * deleted.
 */
export const DISK = {
  reserveBytes: 256 * 1024 * 1024,
  /**
   * The share of a small disk that has to stay free instead of `reserveBytes`, but never less than
   * `leastReserveBytes`, which the database needs to go on.
   */
  reserveShare: 0.05,
  leastReserveBytes: 48 * 1024 * 1024,
} as const
