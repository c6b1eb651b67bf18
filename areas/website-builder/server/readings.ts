import type { AnyReading } from '#server/reading/reading.ts'
import { cardReading } from './cards/card-reading.ts'

export const readings: AnyReading[] = [cardReading]
