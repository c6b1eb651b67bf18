import { afterEach, beforeEach, expect, test } from 'vitest'
import { openExtractor, type Extractor } from './extractor.ts'
import { articlePage, paragraph } from './test-pages.ts'

let extractor: Extractor
beforeEach(() => {
  extractor = openExtractor({ timeoutMs: 4000, memoryMb: 128 })
})
afterEach(() => extractor.close())

const page = (html: string | Uint8Array, contentType?: string) => ({
  body: typeof html === 'string' ? new TextEncoder().encode(html) : html,
  contentType,
  address: 'https://gazette.example/ferry',
})
const good = page(
  articlePage(`<article><p>${[0, 1, 2, 3].map(paragraph).join('</p><p>')}</p></article>`),
)

test('a thread reads page after page', async () => {
  const [first, second] = await Promise.all([extractor.ask(good), extractor.ask(good)])
  expect(first.text).toContain(paragraph(0))
  expect(second.text).toBe(first.text)
}, 20_000)

test.each([
  ['nested without end', '<div>'.repeat(400_000)],
  ['formatting that is never closed', '<b a=1><p>'.repeat(300_000)],
  ['ten megabytes of links', '<a href=x>y</a><span>w w</span>'.repeat(320_000)],
])(
  'a page of %s ends within its limits, and the next one is read',
  async (_, html) => {
    // A thread that is begun already: what starting it takes is no limit of the page.
    await extractor.ask(good)
    const began = performance.now()
    await extractor.ask(page(html)).catch((error: Error) => {
      expect(error.message).toMatch(
        /^The page (took longer than 4 s|needed more than 128 MB|could not)/,
      )
    })
    expect(performance.now() - began).toBeLessThan(8000)
    expect((await extractor.ask(good)).text).toContain(paragraph(1))
  },
  40_000,
)

test('letters are read as the page writes them, also where its server does not say', async () => {
  const [before, after] = articlePage(
    `<article><p>${'Die F\u00e4hre f\u00e4hrt \u00fcber den Fluss. '.repeat(30)}</p></article>`,
  ).split('<head>')
  const html = Buffer.from(`${before}<head><meta charset="iso-8859-1">${after}`, 'latin1')
  expect((await extractor.ask(page(html))).text).toContain('Die Fähre fährt über den Fluss.')
}, 20_000)
