import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Script } from '#engine/scripts/script.ts'
import {
  ferryMaterial,
  madeArticle,
  madeEntry,
  madeMaterial,
} from '#engine/scripts/test-material.ts'
import { writeScript } from '#engine/scripts/write-script.ts'
import { toDocx } from '#server/cited-text/to-docx.ts'
import { toHtml } from '#server/cited-text/to-html.ts'
import { toMarkdown } from '#server/cited-text/to-markdown.ts'
import { textOf } from './text-of.ts'

const script = writeScript(ferryMaterial(), { form: 'detailed', style: 'balanced', words: 470 })
const piece = textOf(script)

const hostileMaterial = madeMaterial([
  madeArticle([
    madeEntry(
      'The ferry <b>Marigold</b> & "crew" ran aground off Orlan on Monday with 214 passengers.',
      {
        outlet: '"><script>alert(1)</script> [x](javascript:alert(1))',
        title: '<img src=x onerror=alert(1)> ](javascript:alert(2)) # \u202e',
        link: 'javascript:alert(3)',
      },
    ),
    madeEntry('Two tugs from Velden pulled the vessel off the rocks before noon with long ropes.', {
      outlet: '- Courier *',
      title: '1. Tugs | 2 > 1',
      link: 'https://courier.example/a?b="><script>&c=(d) e',
    }),
  ]),
])

/**
 * A script whose sentences contain markup. The server leaves such sentences out, but another
 * program may have added them.
 */
const hostile: Script = {
  ...writeScript(hostileMaterial, { form: 'detailed', style: 'balanced', words: 200 }),
  title: '</title><script>alert(0)</script> # _x_ ![y](//z.example/p.png)',
  sections: [
    {
      kind: 'news',
      title: '# <h1 onclick="x">',
      lines: hostileMaterial.articles[0]!.entries.map(({ id, text }) => ({
        speaker: 'a',
        text: `${text} \u0000<script>alert(4)</script> **b** [l](javascript:alert(5)) www.x.example`,
        citations: [{ entry: id, start: 0, end: text.length }],
      })),
    },
  ],
  sources: hostileMaterial.articles[0]!.entries.map(({ id, outlet, title, link, publishedAt }) => ({
    entry: id,
    article: 1,
    outlet,
    title,
    link,
    publishedAt,
  })),
}

describe('a script as a text', () => {
  test('has headings, paragraphs, and a number at each sentence of a source', () => {
    expect(piece.sections.map(({ title }) => title)).toContain('What is known')
    const sentences = piece.sections.flatMap(({ paragraphs }) => paragraphs.flat())
    expect(sentences.length).toBeGreaterThan(5)
    expect(sentences.every(({ citations }) => citations.length === 1)).toBe(true)
    expect(piece.sources.map(({ number }) => number)).toEqual(piece.sources.map((_, at) => at + 1))
    expect(
      piece.sections.every(({ paragraphs }) => paragraphs.every((one) => one.length <= 4)),
    ).toBe(true)
  })

  test.each([
    ['The ferry is free', 'en', 'The ferry is free.'],
    ['She said: “The ferry is free”', 'en', 'She said: “The ferry is free”.'],
    ['“The ferry is free.”', 'en', '“The ferry is free.”'],
    ['Is the ferry free?', 'en', 'Is the ferry free?'],
    ['渡轮脱险', 'zh-CN', '渡轮脱险。'],
    ['渡轮脱险。', 'zh-CN', '渡轮脱险。'],
  ])('ends %s, which its feed may have cut, as %s does', (text, language, ended) => {
    const lines = [{ speaker: 'a' as const, text, citations: [{ entry: 1, start: 0, end: 5 }] }]
    const cut = { ...script, language, sections: [{ kind: 'news' as const, title: '', lines }] }
    expect(textOf(cut).sections[0]!.paragraphs[0]![0]!.text).toBe(ended)
    expect(textOf(cut, { isList: true }).sections[0]!.paragraphs[0]![0]!.text).toBe(text)
  })

  test('of points is a list', () => {
    const points = textOf(script, { isList: true })
    expect(points.sections[0]).toMatchObject({ isList: true })
    expect(toMarkdown(points)).toMatch(/^- The ferry Marigold/mu)
  })
})

describe('Markdown', () => {
  test('cites by footnotes with the link of the source', () => {
    const text = toMarkdown(piece)
    expect(text).toMatch(/^# Ferry runs aground\n\n## What is known\n\n/u)
    expect(text).toMatch(/board\.\[\^1\]/u)
    expect(text).toMatch(
      /^\[\^1\]: .*, \[.*\]\(<https:\/\/gazette\.example\/\d+>\), March 2, 2026$/mu,
    )
  })

  test('of hostile words holds no markup of theirs', () => {
    const text = toMarkdown(textOf(hostile))
    expect(text).not.toMatch(/(?<!\\)<(?:script|img|h1|b)/iu)
    expect(text).not.toMatch(/(?<!\\)\]\((?!<https:)/u)
    expect(text).not.toMatch(/(?<!\\)\*\*/u)
    expect(text.match(/^#+ /gmu)).toEqual(['# ', '## ', '## '])
  })
})

describe('HTML', () => {
  test('is one file with its language, its headings and links to its sources', () => {
    const html = toHtml(piece)
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<h2>What is known</h2>')
    expect(html).toContain('<sup><a href="#source-1">1</a></sup>')
    expect(html).toMatch(
      /<li id="source-1"><bdi>[^<]+<\/bdi>, <a href="https:\/\/gazette\.example\//u,
    )
    expect(html).not.toMatch(/<(?:script|img|link|iframe)|src=|url\(/iu)
  })

  test('of Arabic runs from right to left', () => {
    const arabic = madeMaterial([
      madeArticle([
        madeEntry('جنحت العبارة ماريغولد قبالة ميناء أورلان يوم الاثنين وعلى متنها مئات الركاب.', {
          language: 'ar',
        }),
      ]),
    ])
    const html = toHtml(
      textOf(writeScript(arabic, { form: 'summary', style: 'balanced', words: 90 })),
    )
    expect(html).toContain('<html lang="ar" dir="rtl">')
  })

  test('of hostile words holds no tag, attribute or address of theirs', () => {
    const html = toHtml(textOf(hostile))
    expect(html).not.toMatch(/<(?:script|img|h1 )/iu)
    const tags = html.match(/<[a-z][^>]*>/giu) ?? []
    expect(tags.filter((tag) => /\son\w+=|javascript:/iu.test(tag))).toEqual([])
    expect(html).not.toContain('\u202e')
    expect(html.match(/href="http[^"]*"/gu)).toHaveLength(1)
  })
})

describe('DOCX', () => {
  const parts = async (text: Parameters<typeof toDocx>[0]) => {
    const files = unzipSync(new Uint8Array(await toDocx(text)))
    return {
      document: strFromU8(files['word/document.xml']!),
      links: strFromU8(files['word/_rels/document.xml.rels']!),
    }
  }

  test('has real headings, links to the sources and marks that lead to them', async () => {
    const { document, links } = await parts(piece)
    expect(document).toContain('w:val="Heading1"')
    expect(document).toContain('w:val="Title"')
    expect(document).toContain('w:anchor="source-1"')
    expect(document).toContain('w:name="source-1"')
    expect(document).toContain('ran aground off Orlan harbour')
    expect(links).toMatch(/Target="https:\/\/gazette\.example\/\d+" TargetMode="External"/u)
  })

  test('of hostile words is sound XML without an address of theirs', async () => {
    const { document, links } = await parts(textOf(hostile))
    expect(document).not.toMatch(/<script|<img/iu)
    expect(document).toContain('&lt;script&gt;')
    expect(links).not.toContain('javascript:')
    expect(document).not.toContain(String.fromCodePoint(0))
    // The document contains no tags outside of its own vocabulary.
    expect(document.match(/<(?!\/?w:|\?xml|\/?wp:|\/?mc:|\/?a:|\/?pic:)/gu)).toBeNull()
  })
})
