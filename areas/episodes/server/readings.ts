import type { AnyReading } from '#server/reading/reading.ts'
import { chaptersReading, transcriptReading } from './beside/file-readings.ts'

export const readings: AnyReading[] = [chaptersReading, transcriptReading]
