import { Problem } from '#core/problem.ts'
import { escaped, type RawFeed, type RawItem } from '../../feeds/dialects/raw-feed.ts'
import type { FeedDocument } from '../../feeds/feed-document.ts'
import { hintsOf } from '../../feeds/feed-hints.ts'
import { feedOf } from '../../feeds/read-feed.ts'
import { livePictures } from '../../markup/live-pictures.ts'
import { readLinkedData } from '../linked-data.ts'
import { baseOf, openPage, wordsOf } from '../open-page.ts'
import { languageOf } from '../page-facts.ts'
import { completePictures } from '../prepare-page.ts'
import { listedItems, type ListedItem } from './listed-items.ts'
import type { ListingRule } from './listing-rule.ts'
import { suggestListings, type SuggestedListing } from './suggest-listings.ts'

/** Reads a page that lists articles as a feed; fails if the rule finds none on it. */
export function readListing(source: string, address: string, rule: ListingRule): FeedDocument {
  const { page, base } = listingPage(source, address)
  const items = listedItems(page, rule, base)
  if (items.length === 0)
    throw new Problem(
      'invalid',
      'Its list of articles was not found on the page. The page may have changed: choose the list anew.',
    )
  return asFeed(page, base, items)
}

/**
 * The lists on a page that a reader may follow, and the articles that the best rule or the given
 * one finds.
 */
export interface ListingChoices {
  title: string | null
  suggested: SuggestedListing[]
  rule: ListingRule | null
  entries: FeedDocument['entries']
}

export function listingChoices(
  source: string,
  address: string,
  rule: ListingRule | null,
): ListingChoices {
  const { page, base } = listingPage(source, address)
  const suggested = suggestListings(page, base)
  const chosen = rule ?? suggested[0]?.rule ?? null
  const { title, entries } = asFeed(page, base, chosen ? listedItems(page, chosen, base) : [])
  return { title, suggested, rule: chosen, entries }
}

function listingPage(source: string, address: string): { page: Document; base: string } {
  const page = openPage(livePictures(source))
  const base = baseOf(page, address)
  for (const hidden of page.querySelectorAll(
    'script:not([type="application/ld+json"]),style,template',
  ))
    hidden.remove()
  completePictures(page, base)
  return { page, base }
}

function asFeed(page: Document, base: string, items: ListedItem[]): FeedDocument {
  // The whole title of the page, because the site in it makes a better name for a source than "News".
  const title = wordsOf(page.querySelector('title'))
  const language = languageOf(page, readLinkedData(page))
  const raw: RawFeed = {
    format: 'page',
    title: escaped(title),
    link: base,
    language: language ?? undefined,
    updateEveryMinutes: null,
    hints: hintsOf({}),
    items: items.map(asItem),
    broken: 0,
    leftOut: 0,
  }
  return feedOf(raw, base, [])
}

function asItem({ title, link, published, text, image }: ListedItem): RawItem {
  return {
    isGuidLink: false,
    title: { value: title, isHtml: false },
    link,
    authors: [],
    published,
    summary: text === '' ? undefined : { html: escaped(text).replaceAll('\n', '<br>') },
    categories: [],
    enclosures: [],
    images: [image],
  }
}
