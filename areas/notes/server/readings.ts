import type { AnyReading } from '#server/reading/reading.ts'
import { passageMatching } from './highlights/passage-matching.ts'
import { notesReading } from './importing/import-reading.ts'

export const readings: AnyReading[] = [notesReading, passageMatching]
