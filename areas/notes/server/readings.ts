import type { AnyReading } from '#server/reading/reading.ts'
import { notesReading } from './importing/import-reading.ts'

export const readings: AnyReading[] = [notesReading]
