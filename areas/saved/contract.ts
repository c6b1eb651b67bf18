import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { RowId } from '#core/words.ts'

export const SavedItem = z.object({
  id: Id,
  title: z.string(),
  /** The name of the hub that the item was saved from. */
  hub: z.string(),
  savedAt: Time,
  /** The category, which decides the color of the item's picture. */
  category: z.string(),
  /** The page that shows the item; null if only its title was saved. */
  page: z.nullable(z.string()),
  /** The workflow or agent that saved the item; absent if the reader did. */
  madeBy: z.optional(MadeBy),
})
export type SavedItem = z.infer<typeof SavedItem>

export const Saved = z.object({
  articles: z.array(SavedItem),
  threads: z.array(SavedItem),
  bookmarks: z.array(SavedItem),
})
export type Saved = z.infer<typeof Saved>

/** Things that the reader saved. The list in the demo never changes. */
export const saved = defineContract('saved', {
  /** The newest items, at most a hundred of each kind. */
  getSaved: read(z.object({}), Saved),
  isArticleSaved: read(z.object({ article: RowId }), z.boolean()),
  saveArticle: write(z.object({ article: RowId }), Nothing, ['not-found'], {
    about: ({ article }) => `saved/articles/${article}`,
  }),
  removeSaved: write(z.object({ kind: z.keyof(Saved), id: Id }), Nothing, [], {
    about: ({ kind, id }) => `saved/${kind}/${id}`,
  }),
})

declare module '#core/contract.ts' {
  interface Contracts {
    saved: typeof saved
  }
}
