import type { Phase } from '../contracts/planning.ts'

export const samplePhases: readonly Phase[] = []
