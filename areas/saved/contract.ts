import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { RowId } from '#core/words.ts'

export const SavedItem = z.object({
  id: Id,
  title: z.string(),
  /** Name of the hub that it was saved from. */
  hub: z.string(),
  savedAt: Time,
  /** Gives its picture a hue. */
  category: z.string(),
  /** The page that shows it; null if only its name is kept. */
  page: z.nullable(z.string()),
  /** Absent if the reader saved it. */
  madeBy: z.optional(MadeBy),
})
export type SavedItem = z.infer<typeof SavedItem>

export const Saved = z.object({
  articles: z.array(SavedItem),
  threads: z.array(SavedItem),
  bookmarks: z.array(SavedItem),
})
export type Saved = z.infer<typeof Saved>

/** Things that the reader keeps. The demo's list never changes. */
export const saved = defineContract('saved', {
  /** The newest hundred of each kind, at most. */
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
