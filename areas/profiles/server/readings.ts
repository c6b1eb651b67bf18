import type { AnyReading } from '#server/reading/reading.ts'
import { dataReading } from './data-reading.ts'
import { documentReading } from './document-reading.ts'

export const readings: AnyReading[] = [documentReading, dataReading]
