import { ofVisit } from '#web/place/visit.ts'

/**
 * Articles that the reader hid on this page. They disappear even from a list that is kept
 * unchanged.
 */
export const usePutAway = ofVisit(() => new Set<number>())
