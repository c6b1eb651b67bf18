import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { Refresh } from '#engine/addresses/meta-refresh.ts'

interface PageToRead {
  body: Uint8Array
  contentType: string | undefined
  address: string
}

/** Where a page that stands in the place of a feed gives way to another one; null where it does not. */
export const refreshReading: Reading<PageToRead, Refresh | null> = {
  name: 'refresh',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ decodeBody }, { metaRefresh }] = await Promise.all([
      import('#engine/feeds/decoding/decode-body.ts'),
      import('#engine/addresses/meta-refresh.ts'),
    ])
    return ({ body, contentType, address }) =>
      metaRefresh(decodeBody(body, contentType).text, address)
  },
}
