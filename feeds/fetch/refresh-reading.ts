import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { SentPage } from '#engine/pages/page-text.ts'
import type { Refresh } from '#engine/addresses/meta-refresh.ts'

/** Finds the redirect target of a page that came instead of a feed; null without one. */
export const refreshReading: Reading<SentPage, Refresh | null> = {
  name: 'refresh',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ pageText }, { metaRefresh }] = await Promise.all([
      import('#engine/pages/page-text.ts'),
      import('#engine/addresses/meta-refresh.ts'),
    ])
    return (page) => metaRefresh(pageText(page), page.address)
  },
}
