import type { AnyReading } from '#server/reading/reading.ts'
import { documentReading } from './document-reading.ts'

export const readings: AnyReading[] = [documentReading]
