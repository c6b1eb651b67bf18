import type { Reading } from '#server/reading/reading.ts'
import type { OpmlList } from './opml.ts'

export const opmlReading: Reading<{ text: string }, OpmlList> = {
  name: 'opml',
  what: () => 'The list',
  origin: () => 'a reader',
  async load() {
    const { readOpml } = await import('./opml.ts')
    return ({ text }) => readOpml(text)
  },
}
