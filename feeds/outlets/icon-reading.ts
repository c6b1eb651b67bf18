import { hostOf } from '#engine/addresses/host-of.ts'
import type { SentPage } from '#engine/pages/page-text.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { DrawnIcon, IconToDraw } from './draw-icon.ts'

export const iconReading: Reading<IconToDraw, DrawnIcon> = {
  name: 'icon',
  what: () => 'The icon',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { drawIcon } = await import('./draw-icon.ts')
    return drawIcon
  },
}

/** Addresses of the icons that a page names, the best first. */
export const iconLinksReading: Reading<SentPage, string[]> = {
  name: 'icon-links',
  what: () => 'The page',
  origin: ({ address }) => hostOf(address),
  async load() {
    const [{ pageText }, { iconLinks }] = await Promise.all([
      import('#engine/pages/page-text.ts'),
      import('./icon-links.ts'),
    ])
    return (page) => iconLinks(pageText(page), page.address)
  },
}
