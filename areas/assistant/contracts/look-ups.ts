import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'
import { list, RowId, Search, text } from '#core/words.ts'

/** A text that an answer may cite: an entry that the reader may read, with its article, outlet and address. */
export const Material = z.object({
  article: z.int(),
  id: z.int(),
  outlet: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.nullable(z.string()),
  publishedAt: Time,
  language: z.nullable(z.string()),
})
export type Material = z.infer<typeof Material>

/** Results of a look-up: texts that can be cited, and other facts as lines. */
export const Found = z.object({
  material: z.array(Material),
  /** Names, times and counts of the server, which cannot be cited. */
  lines: z.array(z.string()),
})
export type Found = z.infer<typeof Found>

const OUTLET_CHARACTERS = 200
const Words = Search.check(z.trim(), z.minLength(1))
const OfArticle = z.object({ article: RowId })

/** Look-ups for answers. They change nothing: changes are only offered to the reader. */
export const lookUps = defineContract('assistant/look-ups', ['articles', 'sources'], {
  /** Finds articles that contain all of the words or are close in meaning. */
  search: read(z.object({ query: Words, from: z.optional(Time), to: z.optional(Time) }), Found),
  readArticle: read(OfArticle, Found),
  readEntry: read(z.object({ entry: RowId }), Found),
  /** Lists articles that changed since a time, newest first. */
  listChanged: read(z.object({ since: Time }), Found),
  listFirstReports: read(OfArticle, Found),
  compareSources: read(
    z.object({ article: RowId, outlets: list(text(OUTLET_CHARACTERS), 2).check(z.length(2)) }),
    Found,
  ),
  /**
   * Reads figures with the same code that answers without a model, so that both kinds of answers
   * agree.
   */
  readFigures: read(z.object({ story: Words }), Found),
  listTopics: read(z.object({}), Found),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'assistant/look-ups': typeof lookUps
  }
}
