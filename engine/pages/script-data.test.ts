import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { extractPage } from './extract-page.ts'
import { articlePage, paragraph } from './test-pages.ts'

const ADDRESS = 'https://gazette.example/ferry/returns'
const numbers = [0, 1, 2, 3, 4]
const items = [
  { type: 'text', content: `${paragraph(0)} <a href="/x">More</a>` },
  { type: 'image', caption: 'The Lantern at her quay, with all of her 214 passengers on deck' },
  ...numbers.slice(1).map((at) => ({ type: 'text', content: paragraph(at) })),
]
const teasers = numbers.map((at) => ({ url: `/${at}`, description: `Bakers. ${paragraph(at)}` }))
const data = JSON.stringify({
  page: { story: { parts: items }, similar: [...teasers, ...teasers] },
})

test.each([
  ['as data', `<script type="application/json">${data}</script>`],
  [
    'under a name',
    `<script>window.Hub=window.Hub||{};Hub.story=${data};Hub.theme={"a":"b"};</script>`,
  ],
])('a page that its scripts draw is read out of what they draw it from, %s', async (_, script) => {
  const { text } = await extractPage(articlePage(`<div id="app">Loading</div>${script}`), ADDRESS)
  for (const at of numbers) expect(text).toContain(paragraph(at))
  expect(text).not.toMatch(/Bakers|<a|on deck/)
})

test('what scripts hold is not asked where the page shows its article, or holds only teasers', async () => {
  const shown = numbers.map((at) => `<p>Seen. ${paragraph(at)}</p>`).join('')
  const script = `<script type="application/json">${data}</script>`
  const page = await extractPage(articlePage(`<article>${shown}</article>${script}`), ADDRESS)
  expect(page.text).toContain('Seen.')
  expect(page.text).not.toContain(`\n${paragraph(1)}`)
  const others = `<script type="application/json">${JSON.stringify({ teasers })}</script>`
  const empty = await extractPage(articlePage(`<div id="app">Loading</div>${others}`), ADDRESS)
  expect(empty.text).not.toContain('season')
})

test('a million characters of brackets in scripts cost little', async () => {
  for (const repeated of ['={', '=[', '={}', '="{', '=[{"a":"', '[1,']) {
    const script = `<script>x${repeated.repeat(150_000)}</script>`
    const spentMs = cpuClock()
    await extractPage(articlePage(`<div>Loading</div>${script}`), ADDRESS)
    expect(spentMs()).toBeLessThan(1500)
  }
})
