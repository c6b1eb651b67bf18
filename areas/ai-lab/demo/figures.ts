import type { LabFigures } from '../contract.ts'

/** The figures that the specification gives. */
export const sampleFigures: LabFigures = {
  summaryCount: 1247,
  searchCount: 523,
  accuracy: 0.89,
  requestCount: 214_000,
  costUsd: 58,
}
