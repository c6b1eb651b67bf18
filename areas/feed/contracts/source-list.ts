import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { Cursor } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, Unread } from '#areas/articles/contract.ts'

/** The facts about a source that head the list of its articles. */
export const ListedSource = z.object({
  id: Id,
  name: z.string(),
  site: z.nullable(z.string()),
  /** True if lists of several sources leave this source out. */
  isMuted: z.boolean(),
})
export type ListedSource = z.infer<typeof ListedSource>

/** The articles of one source. */
export const sourceList = defineContract('source-list', ['articles', 'sources'], {
  /** Returns null for a source that the reader does not follow. */
  getListedSource: read(z.object({ source: Id }), z.nullable(ListedSource)),
  /** Lists articles, newest first; `before` continues after the last one seen. */
  listSourceArticles: read(
    z.object({ ...OfHub, ...Unread, source: Id, before: z.optional(Cursor) }),
    z.object({ articles: z.array(Article), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'source-list': typeof sourceList
  }
}
