import type { Reading } from '#server/reading/reading.ts'

/** Reads the address of the feed from Apple's answer; null if there is none. */
export const podcastLookupReading: Reading<{ body: Uint8Array }, string | null> = {
  name: 'podcast-lookup',
  what: () => 'The answer about this podcast',
  origin: () => 'itunes.apple.com',
  async load() {
    const { feedInLookup } = await import('./apple-podcast.ts')
    return ({ body }) => feedInLookup(new TextDecoder().decode(body))
  },
}
