import { hostOf } from '#engine/addresses/host-of.ts'
import type { PageChoices } from '#engine/pages/choosing/page-choices.ts'
import type { SiteRule } from '#engine/pages/site-rule.ts'
import type { PageToRead } from '#feeds/full-text/page-reading.ts'
import type { Reading } from '#server/reading/reading.ts'

interface PageToChooseFrom extends PageToRead {
  rule: SiteRule
}

/** Splits a page into pieces, and marks those that a rule takes. */
export const choicesReading: Reading<PageToChooseFrom, PageChoices> = {
  name: 'page-choices',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { pageChoices } = await import('#engine/pages/choosing/page-choices.ts')
    const { pageText } = await import('#engine/pages/page-text.ts')
    return (page) => pageChoices(pageText(page), page.address, page.rule)
  },
}
