import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'

export const SavedItem = z.object({
  id: Id,
  title: z.string(),
  /** Name of the hub that it was saved from. */
  hub: z.string(),
  savedAt: Time,
  /** Gives its picture a hue. */
  category: z.string(),
})
export type SavedItem = z.infer<typeof SavedItem>

export const Saved = z.object({
  articles: z.array(SavedItem),
  threads: z.array(SavedItem),
  bookmarks: z.array(SavedItem),
})
export type Saved = z.infer<typeof Saved>

/** What the reader keeps. */
export const saved = defineContract('saved', {
  getSaved: read(z.object({}), Saved),
})
