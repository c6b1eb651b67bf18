/** Room that fetching leaves on a disk, so that the database can go on and things can be deleted. */
export const DISK = {
  reserveBytes: 256 * 1024 * 1024,
  /** The share of a small disk that is enough, but never less than the database needs to go on. */
  reserveShare: 0.05,
  leastReserveBytes: 48 * 1024 * 1024,
} as const
