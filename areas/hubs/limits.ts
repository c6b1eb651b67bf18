/** Articles that are written are held against every hub of their readers. */
export const MOST_HUBS = 50
/** Deleting can be undone for so long. */
export const UNDO_DAYS = 1
