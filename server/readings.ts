import { areas } from '#areas/areas.ts'
import { readings as ofFeeds } from '#feeds/readings.ts'
import type { AnyReading } from './reading/reading.ts'

const ofAreas = await Promise.all(
  areas.map(async ({ readings }) => (await readings?.())?.readings ?? []),
)

/**
 * Everything that the reading process (reading/program.ts) can read, each kind with its own name.
 */
export const readings: AnyReading[] = [...ofFeeds, ...ofAreas.flat()]
