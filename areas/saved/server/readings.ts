import type { AnyReading } from '#server/reading/reading.ts'
import { broughtReading, importReading } from './importing/import-reading.ts'

export const readings: AnyReading[] = [importReading, broughtReading]
