import type { AnyReading } from '#server/reading/reading.ts'
import { cardReading } from './cards/card-reading.ts'
import { importReading } from './imports/import-reading.ts'
import { mediaReading } from './media/media-reading.ts'

export const readings: AnyReading[] = [cardReading, importReading, mediaReading]
