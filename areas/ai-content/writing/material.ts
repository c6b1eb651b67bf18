import type { MaterialArticle, MaterialEntry } from '#engine/scripts/material.ts'
import type { OutletOutline } from '#engine/summaries/outlet-habits.ts'

/** A report that a draft may quote. */
export interface DraftEntry extends MaterialEntry {
  /** Only its reader may see it. */
  isPrivate: boolean
}

export interface DraftArticle extends MaterialArticle {
  entries: readonly DraftEntry[]
  /** Words and phrases that its subject asks for; empty if all of it counts. */
  asked: readonly string[]
}

/** A note of the reader. */
export interface DraftNote {
  id: string
  title: string
  text: string
}

/** All that a draft may draw on. */
export interface DraftMaterial {
  /** The most important first. */
  articles: readonly DraftArticle[]
  notes: readonly DraftNote[]
  /** Beginnings and ends of these outlets' newest texts; words that they share are not news. */
  outlines: readonly OutletOutline[]
}
