import { newsHubReadings } from './all-readings.ts'
import type { AnyReading } from './reading/reading.ts'

/** Everything that areas have read in the process of its own (reading/program.ts), each under one name. */
export const readings: AnyReading[] = [...newsHubReadings]
