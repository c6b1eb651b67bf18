import type { AnyReading } from '#server/reading/reading.ts'
import { sentenceReading } from './sentence-model/sentence-reading.ts'

export const readings: AnyReading[] = [sentenceReading]
