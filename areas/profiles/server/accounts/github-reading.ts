import type { Reading } from '#server/reading/reading.ts'
import type { Repository } from './github-texts.ts'

/** Parses a response of GitHub into the repositories that it lists. */
export const repositoriesReading: Reading<{ body: Uint8Array; host: string }, Repository[]> = {
  name: 'github-repositories',
  what: () => 'The list of repositories',
  origin: ({ host }) => host,
  load: async () => {
    const { repositoriesIn } = await import('./github-texts.ts')
    return ({ body }) => repositoriesIn(body)
  },
}

/** Parses a README into its headings. */
export const headingsReading: Reading<{ body: Uint8Array; host: string }, string[]> = {
  name: 'github-headings',
  what: () => 'The README',
  origin: ({ host }) => host,
  load: async () => {
    const { headingsIn } = await import('./github-texts.ts')
    return ({ body }) => headingsIn(body)
  },
}
