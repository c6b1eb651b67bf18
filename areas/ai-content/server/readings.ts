import type { AnyReading } from '#server/reading/reading.ts'
import { plainEnglishReading } from './voices/plain-english-reading.ts'

export const readings: AnyReading[] = [plainEnglishReading]
