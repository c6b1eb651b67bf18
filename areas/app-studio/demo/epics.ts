import type { Epic, WbsEntry } from '../contracts/planning.ts'

export const sampleWbs: readonly WbsEntry[] = []
export const sampleEpics: readonly Epic[] = []
