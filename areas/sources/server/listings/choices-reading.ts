import { hostOf } from '#engine/addresses/host-of.ts'
import type { ListingChoices } from '#engine/pages/listing/read-listing.ts'
import type { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import type { SentPage } from '#engine/pages/page-text.ts'
import type { Reading } from '#server/reading/reading.ts'

interface PageToFollow extends SentPage {
  rule: ListingRule | null
}

/** Finds the lists on a page, and the articles in one of them. */
export const listingChoicesReading: Reading<PageToFollow, ListingChoices> = {
  name: 'listing-choices',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ pageText }, { listingChoices }] = await Promise.all([
      import('#engine/pages/page-text.ts'),
      import('#engine/pages/listing/read-listing.ts'),
    ])
    return (page) => listingChoices(pageText(page), page.address, page.rule)
  },
}
