import { describe, expect, test } from 'vitest'
import { readPage } from '#feeds/full-text/read-page.ts'
import { newswireSites } from '#server/fetch/newswire-address.ts'
import { contrast } from '#core/pages/colors.ts'
import { newswireOutlets } from '../outlets.ts'
import { publicationOf } from '../publish.ts'
import { outletLooks } from './outlet-looks.ts'
import { outletPage } from './outlet-page.ts'

const HOUR_MS = 3_600_000
const anchor = new Date('2026-03-04T08:30:00Z')
const theEnd = new Date(anchor.getTime() + 48 * HOUR_MS)
const pageAt = (outlet: string, page: string, now: Date) =>
  outletPage(outlet, page, { anchor, now })!.body as string

test('every outlet has a site by which its links are recognized', () => {
  expect(newswireOutlets.map(({ id }) => id)).toEqual(newswireSites)
})

describe.each(newswireOutlets)('A page of $name', ({ id }) => {
  test('gives its whole text to a reader of the page', async () => {
    const { items } = publicationOf(id, { anchor, now: theEnd })!
    for (const { link, title, author, paragraphs } of items) {
      const page = link.slice(link.lastIndexOf('/') + 1)
      const body = Buffer.from(pageAt(id, page, theEnd))
      const read = await readPage({ body, contentType: 'text/html; charset=utf-8', address: link })
      expect(read.title, link).toContain(title)
      for (const paragraph of paragraphs) expect(read.text, link).toContain(paragraph)
      expect(read.authors, link).toEqual(author === null ? [] : [author])
    }
  })

  test('has readable colors in the light and the dark theme', () => {
    const { light, dark = light } = outletLooks[id]
    for (const { paper, ink, quiet, accent, band, onBand } of [light, dark]) {
      for (const words of [ink, quiet, accent])
        expect(contrast(words, paper), `${words} on ${paper}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onBand, band), `${onBand} on ${band}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('no two outlets look alike', () => {
  const looks = newswireSites.map((site) => JSON.stringify(outletLooks[site]))
  expect(new Set(looks).size).toBe(newswireSites.length)
})

test('a report says under which headline it was first published', () => {
  const page = pageAt('port-ansel-mercury', 'cape-oster-ferry', theEnd)
  expect(page).toContain('<h1>All 164 people off the ferry Marta Lind at Cape Oster</h1>')
  expect(page).toContain('Ferry Marta Lind aground off Cape Oster with 164 aboard')
})

test('the front page has what was published until now, the newest first', () => {
  const { items } = publicationOf('lamppost', { anchor, now: anchor })!
  const later = publicationOf('lamppost', { anchor, now: theEnd })!.items
  expect(later.length).toBeGreaterThan(items.length)
  const front = pageAt('lamppost', '', anchor)
  const places = items.map(({ title }) => front.indexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(front).not.toContain(later[0]!.title)
})

test('a link from before the newswire was restarted leads to its report', () => {
  const [latest] = publicationOf('lamppost', { anchor, now: theEnd })!.items
  const page = latest!.link.slice(latest!.link.lastIndexOf('/') + 1)
  const again = pageAt('lamppost', page, anchor)
  expect(again).toContain(latest!.title)
  expect(again).toContain(anchor.toISOString())
})
