import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'

/** Reads the texts in structured data (JSON); null if the body is not JSON, or is a JSON Feed. */
export const dataReading: Reading<{ body: Uint8Array; address: string }, string[] | null> = {
  name: 'data',
  what: () => 'The data',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { textsInData } = await import('./texts-in-data.ts')
    return ({ body }) => textsInData(body)
  },
}
