import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { line, list, text } from '#core/words.ts'
import { Candidate } from './finding.ts'

export const googleNews = defineContract('google-news', {
  /**
   * Lists the editions by language and country, and suggests one for a reader of these languages.
   */
  listEditions: read(
    z.object({ languages: list(line(40), 10) }),
    z.object({
      editions: z.array(z.object({ id: z.string(), name: z.string() })),
      suggested: z.string(),
    }),
  ),
  /**
   * The feeds for a search, a site or a topic. Their addresses are composed without any request.
   */
  findGoogleNews: read(
    z.object({
      /** Words to search for, the address of a site, or an address copied from Google News. */
      text: text(500, 'At most 500 characters.'),
      edition: Id,
    }),
    z.object({ found: z.array(Candidate), topics: z.array(Candidate) }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'google-news': typeof googleNews
  }
}
