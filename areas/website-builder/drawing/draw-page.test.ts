import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockKinds, type BlockType, blockTypes } from '../blocks/block-kinds.ts'
import type { Field } from '../blocks/field.ts'
import { newBlock } from '../blocks/new-block.ts'
import type { FieldRow, PageContent, PlacedBlock } from '../blocks/page-content.ts'
import { readContent } from '../blocks/read-content.ts'
import { PAGES } from '../limits.ts'
import { themes } from '../themes/themes.ts'
import { drawMissing, drawPage, drawPost, drawPosts, drawServedPage } from './draw-page.ts'
import { drawFeeds } from './feeds.ts'
import { drawIcon, seenScript } from './files.ts'
import { FORM_TOKEN } from './form-token.ts'
import { drawRobots, drawSitemap } from './for-robots.ts'
import { drawStyle, stylePath } from './look/draw-style.ts'
import { markup } from '#core/pages/markup.ts'
import type { DrawingMode, PageToDraw, PostToDraw } from './site-to-draw.ts'
import { readPage, testSite } from './test-pages.ts'

const modes: readonly DrawingMode[] = ['served', 'preview', 'files']

function pageOf(content: PageContent, some: Partial<PageToDraw> = {}): PageToDraw {
  return {
    ...{ path: 'about', title: 'About', description: '', isInMenu: true, sharePicture: null },
    content,
    ...some,
  }
}

/** A block with the same text in each field; its pictures and videos exist. */
function filledBlock(type: BlockType, id: string, text: string, address = text): PlacedBlock {
  const scalar = (field: Field): FieldRow[string] => {
    switch (field.kind) {
      case 'line':
        return text.replaceAll('\n', ' ').slice(0, PAGES.lineCharacters)
      case 'words':
        return text
      case 'address':
        return address.replaceAll('\n', ' ')
      case 'picture':
      case 'video':
        return 'p1'
      case 'flag':
        return true
      default:
        return (newBlock(type, id).props as FieldRow)[field.label] ?? null
    }
  }
  const rowOf = (fields: Readonly<Record<string, Field>>): FieldRow =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, scalar(field)]))
  const lists = Object.entries(blockKinds[type].fields as Record<string, Field>).flatMap(
    ([name, field]) => (field.kind === 'list' ? [[name, [rowOf(field.of), rowOf(field.of)]]] : []),
  )
  return { type, props: { ...rowOf(blockKinds[type].fields), ...Object.fromEntries(lists), id } }
}

const everyBlock = (text: string, address?: string) =>
  readContent(blockTypes.map((type, at) => filledBlock(type, `b${at}`, text, address)))

const post: PostToDraw = {
  ...{ path: 'news/opening', title: 'We open', description: 'In May', sharePicture: 'p2' },
  ...{ publishedAt: '2026-05-01T08:00:00Z', author: 'Ida', tags: ['house'], language: null },
  content: [newBlock('text', 'a')],
}

describe.each(modes)('A page, drawn as %s', (mode) => {
  test.each(blockTypes)('shows the block %s alone, empty and filled in', (type) => {
    for (const block of [newBlock(type, 'a'), filledBlock(type, 'a', 'Bread', '/about')]) {
      const page = pageOf([block])
      const site = testSite({ pages: [page], posts: [post] })
      expect(readPage(drawPage(site, page, mode)).faults).toEqual([])
    }
  })

  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onmouseover='alert(1)`,
    '</title></style></script><svg/onload=alert(1)>',
    '**<b>**_<i>_[<u>](/about)\n- <li>\n\n<p>',
    '[a](javascript:alert(1)) [b](/about"onclick="x) [c](data:text/html,x)',
    '<!--form-token-->${1}$&$`',
  ]
  test.each(hostile)('shows hostile text as text: %s', (text) => {
    const content = everyBlock(text)
    const page = pageOf(content, { title: text, description: text })
    const site = testSite({
      ...{ name: text, tagline: text, pages: [page, pageOf([], { path: '', title: text })] },
      contact: { mail: text, phone: text, street: text, town: text, country: text },
      posts: [{ ...post, title: text, description: text, author: text, tags: [text], content }],
    })
    const drawn = [
      ...site.pages.map((one) => drawPage(site, one, mode)),
      ...site.posts.map((one) => drawPost(site, one, mode)),
      ...[drawPosts(site, mode), drawMissing(site, mode)],
    ]
    for (const html of drawn) {
      const { elements, faults } = readPage(html)
      expect(faults).toEqual([])
      for (const { attributes } of elements)
        for (const key of ['href', 'src', 'action', 'poster'])
          expect(attributes[key] ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
    }
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,hello',
  '//evil.example',
  String.raw`\\evil.example`,
  'https://bank.example@evil.example/',
  'mailto:a@b.example?bcc=x y',
  '/nowhere',
])('an address that leads nowhere safe is no link: %s', (address) => {
  const page = pageOf([filledBlock('opening', 'a', 'Bread', address)])
  const html = drawPage(testSite({ pages: [page] }), page, 'served')
  expect(html).not.toContain('class="button"')
})

test.each([
  ['/about', '/about'],
  ['about', '/about'],
  ['/about/#b2', '/about#b2'],
  ['/', '/'],
  ['#b2', '#b2'],
  ['https://example.org/a?b=c&d', 'https://example.org/a?b=c&amp;d'],
  ['mailto:us@mill.example', 'mailto:us@mill.example'],
  ['tel:+49 40 123', 'tel:+4940123'],
])('the address %s leads to %s', (address, href) => {
  const page = pageOf([filledBlock('opening', 'a', 'Bread', address)])
  const site = testSite({ pages: [page, pageOf([], { path: '', title: 'Home' })] })
  expect(drawPage(site, page, 'served')).toContain(`class="button" href="${href}"`)
})

test('in files, links are relative and name their files, and forms are addresses', () => {
  const page = pageOf([...everyBlock('Bread', '/')], { path: 'about/team', title: 'Team' })
  const site = testSite({ pages: [page, pageOf([], { path: '', title: 'Home' })] })
  const html = drawPage(site, page, 'files')
  expect(html).toContain('href="../../index.html"')
  expect(html).toContain('src="../../media/p1-1280.webp"')
  expect(html).toContain('href="mailto:us@mill.example"')
  expect(html).not.toMatch(/<form|(?:href|src|action)="\//)
})

test('the places of tokens are in served forms alone', () => {
  const page = pageOf(everyBlock('Bread', '/about'))
  const site = testSite({ pages: [page] })
  const served = drawPage(site, page, 'served')
  expect(served.split(FORM_TOKEN)).toHaveLength(3)
  for (const mode of ['preview', 'files'] as const)
    expect(drawPage(site, page, mode)).not.toContain(FORM_TOKEN)
})

test('unfinished blocks and rows are left out of what visitors see', () => {
  const page = pageOf([
    {
      type: 'cards',
      props: { id: 'a', title: 'Half', items: [{ name: 'Bread' }, { words: 'x' }] },
    },
    { type: 'prices', props: { id: 'b', title: 'Nothing', items: [{ name: 'Tea' }] } },
    { type: 'gallery', props: { id: 'c', title: 'Gone', items: [{ picture: 'gone' }] } },
  ])
  const site = testSite({ pages: [page] })
  const served = drawPage(site, page, 'served')
  expect(served).toContain('Half')
  expect(served.match(/<li><div>/g)).toHaveLength(1)
  expect(served).not.toMatch(/Nothing|Gone|class="empty/)
  const preview = drawPage(site, page, 'preview')
  expect(preview).toMatch(/Nothing[^]*Gone/)
  for (const id of ['a', 'b', 'c']) expect(preview).toContain(`data-block="${id}"`)
})

test('a block of a plugin that is off is left out, and the preview says so', () => {
  const page = pageOf([newBlock('contact', 'a')])
  const site = testSite({ pages: [page], plugins: [] })
  expect(drawPage(site, page, 'served')).not.toContain('<form')
  expect(drawPage(site, page, 'preview')).toContain('switch on its plugin')
})

test('a newsletter without a heading names itself in the language of the site', () => {
  const block = newBlock('newsletter', 'a')
  const page = pageOf([block])
  const site = testSite({ pages: [page], plugins: ['newsletter'], language: 'es' })
  expect(drawPage(site, page, 'served')).toMatch(/<h\d>Novedades por correo<\/h\d>/)
  const named = pageOf([{ ...block, props: { ...block.props, title: 'Cartas del puerto' } }])
  expect(drawPage(site, named, 'served')).toMatch(/<h\d>Cartas del puerto<\/h\d>/)
})

test('whatever is written, a page is sound', () => {
  const anyText = fc.array(
    fc.constantFrom('**', '_', '[', '](', ')', '- ', '\n', '<', '>', '"', '&', '/', 'a', ' ', 'ß'),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(anyText, (letters) => {
      const page = pageOf(readContent([filledBlock('text', 'a', letters.join(''))]))
      expect(readPage(drawPage(testSite({ pages: [page] }), page, 'served')).faults).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a page with every block, its style and script come packed in 10 kB', () => {
  const words = 'Bread, cakes and coffee, made by hand each morning, a short walk from the station.'
  const page = pageOf(everyBlock(words, '/about'))
  const site = testSite({ pages: [page], posts: [post] })
  const parts = [drawPage(site, page, 'served'), drawStyle(site.theme), String(seenScript.body)]
  const bytes = parts.map((part) => brotliCompressSync(part).length)
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(10_000)
})

test('the longest page is drawn in the time of its text', () => {
  const words = '**a** _b_ [c](/about) '.repeat(PAGES.fieldCharacters / 22)
  const content = Array.from({ length: PAGES.blocks }, (_, at) =>
    filledBlock('text', `b${at}`, at < 20 ? words : 'a', '/about'),
  )
  const page = pageOf(content)
  expect(readPage(drawPage(testSite({ pages: [page] }), page, 'served')).faults).toEqual([])
})

test('the same site is the same bytes', () => {
  const page = pageOf(everyBlock('Bread', '/about'))
  const draw = () => drawPage(testSite({ pages: [page] }), page, 'served')
  expect(draw()).toBe(draw())
  expect(stylePath(themes.night.theme)).toMatch(/^assets\/style-[\da-z]+\.css$/)
  expect(stylePath(themes.night.theme)).not.toBe(stylePath(themes.press.theme))
})

describe('Around the pages', () => {
  const home = pageOf([], { path: '', title: 'Home' })
  const site = testSite({ pages: [home, pageOf([])], posts: [post] })

  test('a post has its time, author and data for search engines', () => {
    const html = drawPost(site, post, 'served')
    expect(html).toContain('<time datetime="2026-05-01T08:00:00Z">May 1, 2026</time> · By Ida')
    expect(html).toContain('"@type":"Article","headline":"We open"')
    expect(html).toContain('<link rel="canonical" href="https://mill.example/news/opening">')
  })

  test('posts are listed, and the menu leads to the list', () => {
    expect(drawPosts(site, 'served')).toContain('<a href="/news/opening">We open</a>')
    expect(drawPage(site, home, 'served')).toContain('<a href="/news">News</a>')
  })

  test('a news site has a feed and a page of all stories, though it has no posts', () => {
    const page = pageOf([filledBlock('text', 'a', '[All](/stories)')])
    const newsSite = testSite({ pages: [page], showsNews: true })
    const html = drawPage(newsSite, page, 'served')
    expect(html).toContain('<a href="/stories">All</a>')
    expect(html).toContain('type="application/rss+xml"')
    const fromFolder = drawPage(newsSite, page, 'files')
    expect(fromFolder).toContain('<a href="../stories/index.html">All</a>')
    expect(fromFolder).not.toContain('rss')
  })

  test('search engines get every page, and feed readers every post', () => {
    expect(drawSitemap(site)?.body).toContain('<loc>https://mill.example/about</loc>')
    expect(drawRobots(site).body).toContain('Sitemap: https://mill.example/sitemap.xml')
    const [rss, json] = drawFeeds(site)
    expect(rss?.body).toContain('<link>https://mill.example/news/opening</link>')
    expect(JSON.parse(String(json?.body))).toMatchObject({ title: 'Mill Café' })
  })

  test('a site without an address has no sitemap, no feeds and no canonical links', () => {
    const unknown = { ...site, origin: null }
    expect(drawSitemap(unknown)).toBeNull()
    expect(drawFeeds(unknown)).toEqual([])
    expect(drawPage(unknown, home, 'served')).not.toMatch(/canonical|og:url/)
  })

  test('pages that the server writes stand in the frame of the site', () => {
    const content = markup`<section class="b"><h1>Search</h1></section>`
    const html = drawServedPage(site, { path: 'search', title: 'Search', content })
    expect(readPage(html).faults).toEqual([])
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(readPage(drawMissing(site, 'served')).faults).toEqual([])
  })

  test('a post in another language says so, and its day is told in that of the site', () => {
    const arabic = { ...post, title: 'مرحبا', language: 'ar' }
    const drawn = drawPost({ ...site, posts: [arabic] }, arabic, 'served')
    expect(drawn).toContain('<html lang="en" dir="ltr">')
    expect(drawn).toContain('<article lang="ar" dir="rtl">')
    expect(drawn).toContain('<p class="note" lang="en" dir="ltr"><time')
    expect(drawn).toContain('"inLanguage":"ar"')
    expect(drawPosts({ ...site, posts: [arabic] }, 'served')).toContain('<div lang="ar" dir="rtl">')
    const own = drawPost({ ...site, posts: [post] }, post, 'served')
    expect(own).toContain('<article><header')
    expect(own).toContain('"inLanguage":"en"')
  })

  test('words around the blocks are in the language of the site', () => {
    const german = drawPage({ ...site, language: 'de-AT' }, home, 'served')
    expect(german).toContain('<html lang="de-AT" dir="ltr">')
    expect(german).toContain('Zum Inhalt springen')
    expect(drawPage({ ...site, language: 'constructor' }, home, 'served')).toContain('Skip to')
  })

  test('the icon shows the first letter of the name', () => {
    expect(drawIcon(site).body).toContain('>M</text>')
    expect(drawIcon({ ...site, name: '<' }).body).toContain('>&lt;</text>')
  })
})
