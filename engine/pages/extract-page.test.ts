import { expect, test } from 'vitest'
import { extractPage } from './extract-page.ts'
import { articlePage, paragraph } from './test-pages.ts'

const ADDRESS = 'https://gazette.example/ferry/returns'
const body = (count: number, className = '') =>
  Array.from({ length: count }, (_, i) => `<p class="${className}">${paragraph(i)}</p>`).join('\n')
const article = `<article><h1>Ferry returns to Marlow Quay</h1>${body(6)}</article>`
const linked = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`

test('the article comes out without the furniture of its site', async () => {
  const { text, title, language } = await extractPage(articlePage(article), ADDRESS)
  for (let i = 0; i < 6; i++) expect(text).toContain(paragraph(i))
  expect(text).not.toMatch(/Weather|Copyright|rye bread/)
  expect(title).toBe('Ferry returns to Marlow Quay')
  expect(language).toBe('en-GB')
})

test('the way to an article is not part of it', async () => {
  const way = '<nav aria-label="Breadcrumb"><ol><li>Harbours</li><li>Crossings</li></ol></nav>'
  const { text } = await extractPage(articlePage(article.replace('<h1>', `${way}<h1>`)), ADDRESS)
  expect(text).toContain(paragraph(5))
  expect(text).not.toContain('Crossings')
})

const remark = `<p>${paragraph(9)}</p>`
test.each([
  [
    'in a box',
    `<div class="comments"><div class="comment">${remark}</div>${remark.repeat(3)}</div>`,
  ],
  [
    'each as an article',
    `<section id="comments">${`<article>${remark}</article>`.repeat(4)}</section>`,
  ],
  ['without a box', `<div class="comment">${remark}</div>`.repeat(4)],
  ['called responses', `<div class="responses">${`<div>${remark}</div>`.repeat(4)}</div>`],
  ['named for machines', `<div itemprop="comment">${remark}</div>`.repeat(4)],
])('readers never speak for a short article: %s', async (_, comments) => {
  const short = `<article><h1>Ferry returns</h1><p>The ferry returns on Friday.</p></article>${comments}`
  const { text } = await extractPage(`<html><body>${short}</body></html>`, ADDRESS)
  expect(text).toContain('The ferry returns on Friday.')
  expect(text).not.toContain(paragraph(9))
})

test('an article that calls itself a comment is one', async () => {
  const opinion = article.replace('<article>', '<article class="comment">')
  expect((await extractPage(articlePage(opinion), ADDRESS)).text).toContain(paragraph(5))
})

test('who wrote it and when is taken from the most exact statement', async () => {
  const head = `<meta name="author" content="The editors">
    <meta property="article:published_time" content="2026-03-01T00:00:00Z">${linked({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Person', '@id': '#ada', name: 'Ada Finch' },
        {
          '@type': 'NewsArticle',
          headline: 'Ferry returns',
          author: [{ '@id': '#ada' }, { '@type': 'Person', name: 'By Jon&nbsp;Marsh' }],
          datePublished: '2026-03-02T08:00:00+01:00',
          image: { '@type': 'ImageObject', url: '/ferry.jpg' },
        },
      ],
    })}`
  const page = await extractPage(articlePage(article, head), ADDRESS)
  expect(page.authors).toEqual(['Ada Finch', 'Jon Marsh'])
  expect(page.published).toBe('2026-03-02T07:00:00.000Z')
  expect(page.image).toBe('https://gazette.example/ferry.jpg')
})

test('without a statement, the line under the headline says who wrote it', async () => {
  const byline = article.replace(
    '</h1>',
    '</h1><div class="byline">By Ada Finch and Jon Marsh</div>',
  )
  expect((await extractPage(articlePage(byline), ADDRESS)).authors).toEqual([
    'Ada Finch',
    'Jon Marsh',
  ])
})

test('an address, a handle or "admin" is nobody', async () => {
  const head =
    '<meta name="author" content="admin"><meta property="article:author" content="https://social.example/ada">'
  expect((await extractPage(articlePage(article, head), ADDRESS)).authors).toEqual([])
})

test('paragraphs behind an interruption are not lost', async () => {
  const teaser = '<section class="teaser"><a href="/x">Bakers count their loaves</a></section>'
  const halves = `<div class="wrap"><div class="piece"><div class="text">${body(4, 'story')}</div></div>${teaser.repeat(3)}
    <div class="piece"><div class="text"><p class="story">${paragraph(7)}</p></div></div></div>`
  const { text } = await extractPage(articlePage(halves), ADDRESS)
  expect(text).toContain(paragraph(0))
  expect(text).toContain(paragraph(7))
  expect(text).not.toContain('count their loaves')
})

test('where the page shows nothing, the publisher’s own statement of the article is taken', async () => {
  const articleBody = [0, 1, 2, 3].map(paragraph).join('\n')
  const head = linked({ '@type': 'NewsArticle', headline: 'Ferry returns', articleBody })
  const page = await extractPage(articlePage('<div id="app">Loading</div>', head), ADDRESS)
  expect(page.text).toBe([0, 1, 2, 3].map(paragraph).join('\n\n'))
})

test('pictures that load late, and tables, are kept; scripts, frames and trackers are not', async () => {
  const rich = article.replace(
    '</article>',
    `<figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/late.jpg" alt="The Lantern"></figure>
     <img srcset="/small.jpg 320w, /wide.jpg 1280w, /huge.jpg 4000w" alt="The quay">
     <table><caption>Passengers</caption><tr><th>Day</th><th>People</th></tr><tr><td>Monday</td><td>214</td></tr></table>
     <script>alert(1)</script><iframe src="https://ads.example/"></iframe>
     <img src="https://count.example/pixel.gif" width="1" height="1">
     <p onclick="alert(2)">${paragraph(9)} <a href="javascript:alert(3)">more</a></p></article>`,
  )
  const { html } = await extractPage(articlePage(rich), ADDRESS)
  expect(html).toContain('src="https://gazette.example/late.jpg"')
  expect(html).toContain('src="https://gazette.example/wide.jpg"')
  expect(html).toContain('<td>214</td>')
  expect(html).not.toMatch(/script|iframe|count\.example|onclick|alert/)
})

test('a page without an article, or without anything, is empty and no failure', async () => {
  for (const source of ['', '<', '\u0000', '<html><body></body></html>', 'null']) {
    const page = await extractPage(source, ADDRESS)
    expect(page.authors).toEqual([])
    expect(page.text.length).toBeLessThan(10)
  }
})

test('statements that are broken or absurd are passed over', async () => {
  const head = `<script type="application/ld+json">{"@type": "NewsArticle", "headline": </script>
    <script type="application/ld+json">[null, 7, {"@type": ["NewsArticle"], "author": [[[1]]], "image": [], "headline": {"a": 1}, "datePublished": "soon"}]</script>
    <meta property="og:title" content=""><meta property="og:image" content="javascript:alert(1)">`
  const page = await extractPage(articlePage(article, head), ADDRESS)
  expect(page).toMatchObject({
    title: 'Ferry returns to Marlow Quay',
    authors: [],
    published: null,
    image: null,
  })
})

test('videos, sounds and frames stay where they stand, as marked links, and advertising does not', async () => {
  const frames = [
    '<figure class="wp-block-embed"><div class="wrapper"><iframe src="https://www.youtube.com/embed/AAAAAAAAAAA" title="Boats leave at dawn"></iframe></div></figure>',
    '<p><audio controls><source src="/tide.mp3" type="audio/mpeg"></audio></p>',
    '<div><iframe data-src="https://maps.example/quay" title="Map of the quay"></iframe></div>',
    '<div><iframe id="google_ads_iframe_7" src="https://ads.example/7"></iframe></div>',
    '<video poster="/still.jpg" src="/boats.mp4"></video>',
  ]
  const paragraphs = frames.map((frame, at) => `<p>${paragraph(at)}</p>${frame}`).join('')
  const page = articlePage(`<article><h1>Ferry</h1>${paragraphs}${body(3)}</article>`)
  const { html, text } = await extractPage(page, ADDRESS)
  const links = [...html.matchAll(/href="([^"]+)"[^>]*data-embed="(\w+)"[^>]*>([^<]+)/g)]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['https://www.youtube.com/watch?v=AAAAAAAAAAA', 'frame', 'Boats leave at dawn'],
    ['https://gazette.example/tide.mp3', 'audio', 'Audio at gazette.example'],
    ['https://maps.example/quay', 'frame', 'Map of the quay'],
    ['https://gazette.example/boats.mp4', 'video', 'Video at gazette.example'],
  ])
  expect(html).toContain('data-poster="https://gazette.example/still.jpg"')
  expect(text).not.toContain('Map of the quay')
  expect(html.indexOf('Boats leave')).toBeGreaterThan(html.indexOf(paragraph(0)))
  expect(html.indexOf('Boats leave')).toBeLessThan(html.indexOf(paragraph(1)))
})
