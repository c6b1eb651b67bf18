import type { NewswireOutlet } from './outlets.ts'

/** An outlet's feed at a given time, before it is written in the outlet's format. */
export interface Publication {
  outlet: NewswireOutlet
  site: string
  /** The time of the last change of any item. */
  updated: Date
  /** The items, newest first. */
  items: PublishedItem[]
}

export interface PublishedItem {
  /** The id of the entry; null if the outlet states none. */
  identity: string | null
  link: string
  title: string
  /** The headline before the outlet changed it; null if it did not. */
  formerTitle: string | null
  published: Date
  updated: Date
  paragraphs: readonly string[]
  /** The first paragraph as plain text. */
  teaser: string
  /** The whole text in HTML; null if the feed only has the teaser. */
  html: string | null
  author: string | null
  categories: readonly string[]
}
