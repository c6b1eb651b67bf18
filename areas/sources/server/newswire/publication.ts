import type { NewswireOutlet } from './outlets.ts'

/** An outlet's feed at some moment, before it is written in the outlet's format. */
export interface Publication {
  outlet: NewswireOutlet
  site: string
  /** The time at which something in it last changed. */
  updated: Date
  /** Newest first. */
  items: PublishedItem[]
}

export interface PublishedItem {
  /** Null if the outlet states no identity for its entries. */
  identity: string | null
  link: string
  title: string
  /** The headline before the outlet knew more. */
  formerTitle: string | null
  published: Date
  updated: Date
  paragraphs: readonly string[]
  /** The first paragraph, plain. */
  teaser: string
  /** The whole text in HTML; null if the feed has only the teaser. */
  html: string | null
  author: string | null
  categories: readonly string[]
}
