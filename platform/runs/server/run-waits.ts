import type { Waits } from '#server/clock/waits.ts'

/** Leases go by the clock of the database, and the heartbeat of whoever has one sets it anew. */
export const runWaits: Waits = { columns: ['runs.lease_until'], end: () => [] }
