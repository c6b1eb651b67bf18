/** The area and the kind of runs that make pieces. The subject of each run is the id of its job. */
export const PIECE_JOBS = { area: 'newsroom', kind: 'make' } as const
