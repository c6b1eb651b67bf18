import { hostOf } from '#engine/addresses/host-of.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import type { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import type { SentPage } from '#engine/pages/page-text.ts'
import type { Reading } from '#server/reading/reading.ts'

interface PageWithRule extends SentPage {
  rule: ListingRule
}

/**
 * Reads a page that lists articles as a feed; the slowest of 181 real pages took 1.9 s on a busy
 * machine.
 */
export const listingReading: Reading<PageWithRule, FeedDocument> = {
  name: 'listing',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ pageText }, { readListing }] = await Promise.all([
      import('#engine/pages/page-text.ts'),
      import('#engine/pages/listing/read-listing.ts'),
    ])
    return (page) => readListing(pageText(page), page.address, page.rule)
  },
}
