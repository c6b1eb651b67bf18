import { ofVisit } from '#web/place/visit.ts'

/** Articles that the reader hid on this page, which disappear even from a frozen list. */
export const usePutAway = ofVisit(() => new Set<number>())
