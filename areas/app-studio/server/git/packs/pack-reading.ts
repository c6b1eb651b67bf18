import type { Reading } from '#server/reading/reading.ts'
import type { PackReading, ReadPack } from './read-pack.ts'

/** Reads the objects of a push in the reading process. */
export const packReading: Reading<PackReading, ReadPack> = {
  name: 'app-studio-pack',
  what: () => 'The push',
  origin: () => 'a reader',
  async load() {
    const { readPack } = await import('./read-pack.ts')
    return readPack
  },
}
