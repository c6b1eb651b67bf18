import type { AnyReading } from '#server/reading/reading.ts'
import { datasetReading } from './dataset-reading.ts'

export const readings: AnyReading[] = [datasetReading]
