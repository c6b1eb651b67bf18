import type { AnyReading } from '#server/reading/reading.ts'
import { headingsReading, repositoriesReading } from './accounts/github-reading.ts'
import { dataReading } from './data-reading.ts'

export const readings: AnyReading[] = [dataReading, repositoriesReading, headingsReading]
