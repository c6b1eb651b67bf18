import { ofVisit } from '#web/place/visit.ts'

/** Articles that the reader hid while the page is open: none stays in a list because others pushed it out. */
export const usePutAway = ofVisit(() => new Set<number>())
