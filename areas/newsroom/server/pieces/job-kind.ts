/** The area and kind of the runs that make pieces; the subject of each is the id of its job. */
export const PIECE_JOBS = { area: 'newsroom', kind: 'make' } as const
