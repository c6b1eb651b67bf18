import { expect, test } from 'vitest'
import { extractPage } from './extract-page.ts'
import { partGlued } from './glued-paragraphs.ts'
import { articlePage, paragraph } from './test-pages.ts'

test('paragraphs that were glued together come apart, each with its own quotation marks', () => {
  const parts = [
    'The tug sank.',
    'Finch said: "It was night."',
    '"Nobody slept," she said.',
    'Nine were saved.',
  ]
  expect(partGlued(parts.join(''))).toEqual(parts)
})

test('initials, numbers, addresses and a slip of the pen part nothing', () => {
  const text =
    'The U.S.Coast Guard came at 9.30 with node.js and gazette.example on board. So it was.And so on.'
  expect(partGlued(text)).toEqual([text])
})

test('a statement of the article that is one line is read in paragraphs', async () => {
  const articleBody = [0, 1, 2, 3, 4].map(paragraph).join('')
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Ferry returns', articleBody })
  const head = `<script type="application/ld+json">${data}</script>`
  const page = articlePage('<div id="app">Loading</div>', head)
  const { text } = await extractPage(page, 'https://gazette.example/ferry/returns')
  expect(text.split('\n\n')).toEqual([0, 1, 2, 3, 4].map(paragraph))
})
