import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { SITE_RULES } from '../limits.ts'
import { Address, line } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Followed, SourceDraft } from '../contract.ts'

const Selector = line(
  SITE_RULES.selectorCharacters,
  `A selector can have ${SITE_RULES.selectorCharacters} characters at most.`,
)

/**
 * A rule that finds articles on a page that lists them. It has CSS selectors: for the items, and
 * for title, link and date within an item. If one of these three is empty, that part is found
 * automatically.
 */
export const ListingDraft = z.object({
  item: Selector.check(z.minLength(1, 'Say which parts of the page are its articles.')),
  title: Selector,
  link: Selector,
  date: Selector,
})
export type ListingDraft = z.infer<typeof ListingDraft>

/** The lists that were found on a page, and the articles in one of them. */
export const Listings = z.object({
  title: z.string(),
  /** Lists on the page, the most likely first. */
  suggested: z.array(z.object({ rule: ListingDraft, count: z.int(), titles: z.array(z.string()) })),
  /**
   * The rule that found the articles: the given rule, or the most likely one; null if no list was
   * found.
   */
  rule: z.nullable(ListingDraft),
  entries: z.array(
    z.object({
      title: z.string(),
      link: z.nullable(z.string()),
      text: z.string(),
      publishedTime: z.nullable(Time),
    }),
  ),
})
export type Listings = z.infer<typeof Listings>

/** Pages without a feed, which are followed by the list of articles on them. */
export const listings = defineContract('sources/listings', {
  /**
   * Finds the lists on a page, and the articles in one of them. This is a write, because it sends
   * requests to other sites.
   */
  lookAtPage: write.safe(
    z.object({
      address: Address.check(z.minLength(1, 'Enter the address of a page')),
      rule: z.nullable(ListingDraft),
      /** An id for looking at this page. For some minutes, the page is fetched once for each id. */
      look: Id,
    }),
    Listings,
    ['not-allowed', 'unavailable'],
  ),
  /**
   * Follows a page by its list of articles. If a reader already follows it by a rule, that rule
   * stays.
   */
  followPage: write.keyed(z.extend(SourceDraft, { ...OfHub, rule: ListingDraft }), Followed, [
    'not-allowed',
    'unavailable',
  ]),
  /**
   * Reads the list rule of a followed source; `rule` is null for a feed. Only the owner of the
   * server, or the only reader who follows the source, may change it.
   */
  getListing: read(
    z.object({ id: Id }),
    z.object({ address: z.string(), rule: z.nullable(ListingDraft), mayChange: z.boolean() }),
    ['not-found'],
  ),
  /** Changes the rule of a page; entries found earlier stay. */
  changeListing: write(z.object({ id: Id, rule: ListingDraft }), Nothing, [
    'not-found',
    'not-allowed',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/listings': typeof listings
  }
}
