import type { AnyReading } from '#server/reading/reading.ts'
import { textMatching } from './matching/text-matching.ts'

export const readings: AnyReading[] = [textMatching]
