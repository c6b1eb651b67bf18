import { areas } from '#server/areas.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { sites, type SiteSource } from '#server/second-listener/sites.ts'
import { frameParts } from '#areas/portal/server/lends.ts'

// A server from the sources with a site called "shop", and a page that shows sites, because the
// product has none yet.

const shop: SiteSource = {
  async find(_, called) {
    if (!('name' in called) || called.name !== 'shop') return null
    return {
      needs: { isFramedByHub: true },
      answer: async () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><title>Shop</title><h1>Shop of a stranger</h1>',
      }),
    }
  },
}

const pages = [
  { path: 'news-hub/shop', title: 'Shop', screen: 'notes', section: 'news-hub', showsSites: true },
]
const fixture: ServerArea = { extends: [extend(sites, shop), extend(frameParts, { pages })] }

;(areas as ServerArea[]).push(fixture)
process.argv.push('start')
await import('#server/main.ts')
