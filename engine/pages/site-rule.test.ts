import { expect, test } from 'vitest'
import { extractPage } from './extract-page.ts'
import { wrongSelector } from './site-rule.ts'
import { articlePage, paragraph } from './test-pages.ts'

const ADDRESS = 'https://gazette.example/ferry'
const page = articlePage(`
  <div class="story"><p>${paragraph(1)}</p><div class="offer"><p>Buy a mug with the ferry on it, in blue or in white, at the quay.</p></div></div>
  <div class="story"><p>${paragraph(2)}</p></div>
  <div class="letters"><p>${paragraph(3)}</p><p>${paragraph(4)}</p><p>${paragraph(5)}</p><p>${paragraph(6)}</p></div>`)

test('the article is what a rule takes, without what it drops, in the order of the page', async () => {
  const { text } = await extractPage(page, ADDRESS, { take: ['.story'], drop: ['.offer'] })
  expect(text).toContain('crossing number 1 ')
  expect(text.indexOf('number 1 ')).toBeLessThan(text.indexOf('number 2 '))
  expect(text).not.toContain('mug')
  expect(text).not.toContain('number 3 ')
})

test('a part within another one is taken once', async () => {
  const { text } = await extractPage(page, ADDRESS, { take: ['.page', '.story', 'p'], drop: [] })
  expect(text.split('number 1 ')).toHaveLength(2)
})

test('a page that a rule does not fit is read as any other', async () => {
  const { text } = await extractPage(page, ADDRESS, { take: ['.former-layout'], drop: [] })
  expect(text).toContain('crossing number 4 ')
})

test('a rule cannot take away the page itself', async () => {
  const { text } = await extractPage(page, ADDRESS, { take: [], drop: ['html', 'body'] })
  expect(text).toContain('crossing number 4 ')
})

test('a selector that no page understands is named', () => {
  expect(wrongSelector(['.story', 'div > p:first-child', '[itemprop="articleBody"]'])).toBeNull()
  expect(wrongSelector(['.story', 'p[', '..'])).toBe('p[')
  expect(wrongSelector(['::shadow>>>p'])).toBe('::shadow>>>p')
})
