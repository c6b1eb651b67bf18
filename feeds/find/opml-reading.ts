import type { Reading } from '#server/reading/reading.ts'
import type { OpmlList } from '#engine/feeds/opml.ts'

export const opmlReading: Reading<{ text: string }, OpmlList> = {
  name: 'opml',
  what: () => 'The list',
  origin: () => 'a reader',
  async load() {
    const { readOpml } = await import('#engine/feeds/opml.ts')
    return ({ text }) => readOpml(text)
  },
}
