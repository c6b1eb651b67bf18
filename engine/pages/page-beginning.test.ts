import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { PAGE } from '../limits.ts'
import { beginningOf } from './page-beginning.ts'
import { extractPage } from './extract-page.ts'
import { articlePage, paragraph } from './test-pages.ts'

const ADDRESS = 'https://gazette.example/ferry/returns'
const TEXT = Array.from({ length: 6 }, (_, at) => `<p>${paragraph(at)}</p>`).join('\n')
const MENU = '<li><a href="/x">Tides</a></li>'.repeat(PAGE.elements / 2 + 10)

test.each([
  ['an article', `<article><h1>Ferry returns</h1>${TEXT}</article>`],
  ['a body of an article', `<div class="x"><div itemprop="articleBody">${TEXT}</div></div>`],
  ['a headline alone', `<div class="x"><h1>Ferry returns</h1><div>${TEXT}</div></div>`],
])('%s is found behind more menus than a page may have', async (_, article) => {
  const { text, title } = await extractPage(articlePage(`<ul>${MENU}</ul>${article}`), ADDRESS)
  for (let at = 0; at < 6; at++) expect(text).toContain(paragraph(at))
  expect(title).toContain('Ferry returns')
})

test('an article that begins before the limit is not left for another behind it', async () => {
  const page = articlePage(`<article><h1>Ferry returns</h1>${TEXT}</article><ul>${MENU}</ul>
    <article><h1>Bakers</h1>${TEXT.replaceAll('Lantern', 'Bakery')}</article>`)
  const { text } = await extractPage(page, ADDRESS)
  expect(text).toContain(paragraph(5))
  expect(text).not.toContain('Bakery')
})

test('what icons are drawn of counts for nothing', async () => {
  const icon = `<svg viewBox="0 0 9 9">${'<path d="M0 0"/>'.repeat(PAGE.elements)}</svg>`
  const { text } = await extractPage(articlePage(`<div>${icon}</div>${TEXT}`), ADDRESS)
  expect(text).toContain(paragraph(5))
})

test('a drawing that never ends, or that a script speaks of, takes no text away', async () => {
  const icon = '<svg viewBox="0 0 9 9"><path d="M0 0"/>'
  for (const before of [icon, `<script>draw('${icon}')</script>`]) {
    const html = articlePage(`${before}<div>${TEXT}</div>${icon}</svg>`)
    expect((await extractPage(html, ADDRESS)).text).toContain(paragraph(5))
  }
})

test('an end without limit stays cut, and costs little', () => {
  for (const repeated of [
    '<article>',
    '<svg>',
    '<svg ',
    '<svg a="',
    '<h1><svg>',
    '<svg><p>',
    '<svg></svg>',
    '<li><h1>',
  ]) {
    const spentMs = cpuClock()
    const kept = beginningOf(`<body>${repeated.repeat(50_000)}<p></svg>/`)
    expect(kept.match(/<(?:article|h1|li)/g)?.length ?? 0).toBeLessThanOrEqual(2 * PAGE.elements)
    expect(spentMs()).toBeLessThan(1000)
  }
})
