/** What runs that make pieces are called; the subject of each is the id of its job. */
export const MAKING = { area: 'newsroom', kind: 'make' } as const
