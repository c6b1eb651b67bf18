import { expect, test } from 'vitest'
import { wrapBareParagraphs } from './bare-paragraphs.ts'
import { extractPage } from './extract-page.ts'
import { openPage } from './open-page.ts'
import { articlePage, paragraph } from './test-pages.ts'

const ADDRESS = 'https://gazette.example/ferry/returns'

function wrapped(html: string): string {
  const page = openPage(`<body>${html}</body>`)
  wrapBareParagraphs(page)
  return page.body.innerHTML
}

test('text between empty lines becomes paragraphs, with its links and single line breaks', () => {
  const [first, second, third] = [0, 1, 2].map(paragraph)
  expect(
    wrapped(
      `<div>${first} <a href="/x">The quay</a> waits.<br><br>${second}<br>${third}<br></div>`,
    ),
  ).toBe(`<div><p>${first} <a href="/x">The quay</a> waits.</p><p>${second}<br>${third}</p></div>`)
})

test('text beside pictures and boxes becomes paragraphs around them', () => {
  const [first, second] = [0, 1].map(paragraph)
  expect(wrapped(`<div>${first}<figure><img></figure>${second}<div>Box</div></div>`)).toBe(
    `<div><p>${first}</p><figure><img></figure><p>${second}</p><div>Box</div></div>`,
  )
})

test('labels, menus and text that is alone in its place stay as they are', () => {
  for (const html of [
    '<div>Home<br><br>Weather</div>',
    `<div><a href="/a">${paragraph(0)}</a><br><br><a href="/b">${paragraph(1)}</a></div>`,
    `<div>${paragraph(0)} <b>The Lantern</b> sails.</div>`,
  ]) {
    expect(wrapped(html)).toBe(html)
  }
})

test('an article parted by line breaks keeps its paragraphs, though its statement has none', async () => {
  const lines = Array.from({ length: 8 }, (_, at) =>
    paragraph(at).replace('Marlow Quay', '<a href="/quay">Marlow Quay</a>'),
  )
  const articleBody = lines.map((_, at) => paragraph(at)).join('')
  const data = { '@type': 'NewsArticle', headline: 'Ferry returns to Marlow Quay', articleBody }
  const half = (from: number) => lines.slice(from, from + 4).join('<br><br>')
  const { text } = await extractPage(
    articlePage(
      `<h1>Ferry returns to Marlow Quay</h1><div class="view"><div class="txt">${half(0)}<div class="box"><b>Advertisement</b></div>${half(4)}</div></div>`,
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ),
    ADDRESS,
  )
  const found = text.split('\n').filter((line) => line.includes('season'))
  expect(found).toEqual(Array.from({ length: 8 }, (_, at) => paragraph(at)))
})
