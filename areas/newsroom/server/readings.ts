import type { AnyReading } from '#server/reading/reading.ts'
import { scriptReading } from './script/script-reading.ts'

export const readings: AnyReading[] = [scriptReading]
