import type { MaterialArticle, MaterialEntry } from '#engine/scripts/material.ts'
import type { OutletOutline } from '#engine/summaries/outlet-habits.ts'

/** A report that a draft may quote. */
export interface DraftEntry extends MaterialEntry {
  /** True if only its reader may see the report. */
  isPrivate: boolean
}

export interface DraftArticle extends MaterialArticle {
  entries: readonly DraftEntry[]
  /**
   * Words and phrases that the chosen topic or search looks for; empty if the article itself was
   * chosen.
   */
  asked: readonly string[]
}

/** A note of the reader. */
export interface DraftNote {
  id: string
  title: string
  text: string
}

/** All material that a draft may use. */
export interface DraftMaterial {
  /** Articles, most important first. */
  articles: readonly DraftArticle[]
  notes: readonly DraftNote[]
  /**
   * The beginnings and ends of the outlets' newest texts. Words that an outlet repeats there are
   * not news.
   */
  outlines: readonly OutletOutline[]
}
