import type { AnyReading } from '#server/reading/reading.ts'
import { packReading } from './git/packs/pack-reading.ts'
import { zipReading } from './zip/unpack-reading.ts'

export const readings: AnyReading[] = [packReading, zipReading]
