import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { markup } from '#core/pages/markup.ts'
import { toDocx } from '#server/cited-text/to-docx.ts'
import { toHtml } from '#server/cited-text/to-html.ts'
import { toMarkdown } from '#server/cited-text/to-markdown.ts'
import { toPlainText } from '#server/cited-text/to-plain-text.ts'
import { ferryDraft, part, run, source } from '../../test-drafts.ts'
import { mailBody } from '../deliveries/mail-body.ts'
import { citedDraft } from './cited-draft.ts'

const inHouse = citedDraft(ferryDraft(), { language: 'en', isPublic: false })
const inPublic = citedDraft(ferryDraft(), { language: 'en', isPublic: true })

const hostileWords =
  '</title><script>alert(1)</script> <b>x</b> [l](javascript:alert(2)) **b** \u0000\u202e'
const hostile = citedDraft(
  {
    title: hostileWords,
    parts: [
      part('title', hostileWords),
      part('heading', `# ${hostileWords}`),
      part('item', [run(hostileWords, 'source', 0), run(`- ${hostileWords}`)]),
    ],
    sources: [
      source(hostileWords, {
        title: hostileWords,
        link: 'javascript:alert(3)',
        language: '"><script>',
      }),
    ],
  },
  { language: 'de', isPublic: true },
)

/** Writes a text as a Word file, and reads the file with another library. */
async function read(text: Parameters<typeof toDocx>[0]) {
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: await toDocx(text) },
    { styleMap: ["p[style-name='Title'] => h1:fresh"] },
  )
  return { html: value, messages }
}

describe('a draft as a text with its sources', () => {
  test('keeps words that stand together, and parts a list from what follows it', () => {
    expect(toPlainText(inHouse)).toBe(`Ferry freed

Two things are known. The ferry Marigold is afloat again. [1] Die Fähre fährt wieder. [2]

What you can do

• Take the bus.
• Wait: it sails at noon. [1]

Write to us.

Sources
[1] Gazette, Report of Gazette, March 2, 2026, https://gazette.example/1
[2] Anzeiger, Report of Anzeiger, March 2, 2026, https://anzeiger.example/1
`)
  })

  test('has no space where none was written, and names the subject of a mail and its versions', () => {
    const text = toPlainText(
      citedDraft(
        {
          title: 'Tides',
          parts: [
            part('subject', 'High water', 1),
            part('paragraph', [run('(', 'frame'), run('It rises', 'source', 0), run(').')], 1),
            part('subject', 'Low water', 2),
          ],
          sources: [source('Gazette')],
        },
        { language: 'fr', isPublic: true },
      ),
    )
    expect(text).toContain('Version 1\n\nObjet: High water\n\n(« It rises » [1]).')
    expect(text).toContain('Version 2\n\nObjet: Low water')
  })

  test('names the source of a heading that is a headline', () => {
    const text = {
      title: 'Tides',
      parts: [part('heading', [run('Hochwasser', 'source', 0)]), part('paragraph', 'It rises.')],
      sources: [source('Anzeiger', { language: 'de-AT', title: 'Hochwasser' })],
    }
    const cited = citedDraft(text, { language: 'en', isPublic: true })
    expect(toPlainText(cited)).toContain('\n“Hochwasser” [1]\n')
    expect(toMarkdown(cited)).toContain('## “Hochwasser”[^1]')
    expect(toHtml(cited)).toMatch(/<h2><span lang="de-AT">“Hochwasser”<\/span><sup>/u)
    expect(toHtml(cited)).toContain('<bdi lang="de-AT">Hochwasser</bdi>')
  })

  test('puts words of others in quotation marks once it is published', () => {
    expect(toPlainText(inPublic)).toContain('known. “The ferry Marigold is afloat again.” [1] “Die')
  })
})

test('Markdown is read back with its headings, its list and its footnotes', () => {
  const html = renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]}>{toMarkdown(inHouse)}</Markdown>,
  )
  expect(html).toMatch(/<h1>Ferry freed<\/h1>\s*<p>Two things are known\. The ferry/u)
  expect(html).toMatch(/<li>Take the bus\.<\/li>\s*<li>Wait: it sails at noon\.<sup>/u)
  expect(html).toContain('href="https://gazette.example/1"')
  const bad = renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]}>{toMarkdown(hostile)}</Markdown>,
  )
  expect(bad).not.toMatch(/<script|<b>|<strong>|javascript:(?!alert\(2\)\))/u)
})

test('HTML tells the language of a quotation, and holds no markup of anybody', () => {
  expect(toHtml(inHouse)).toContain('<span lang="de">Die Fähre fährt wieder.</span><sup>')
  const bad = toHtml(hostile)
  expect(bad).not.toMatch(/<(?:script|b)\b|href="javascript|\u202e/iu)
  expect(bad.match(/<title>/gu)).toHaveLength(1)
})

test('words in another language carry it in a title, in mails, and in Word', async () => {
  const text = {
    title: 'Hochwasser',
    parts: [
      part('title', [run('Hochwasser', 'source', 0)]),
      part('heading', [run('Die Flut', 'source', 0)]),
      part('item', [run('It rises. '), run('Es steigt.', 'source', 0)]),
    ],
    sources: [source('Anzeiger', { language: 'de', title: 'Das Hochwasser' })],
  }
  const cited = citedDraft(text, { language: 'en', isPublic: false })
  expect(toHtml(cited)).toContain('<h1 lang="de">Hochwasser</h1>')
  const mail = markup`${mailBody(cited)}`.text
  for (const words of ['Die Flut', 'Es steigt.', 'Das Hochwasser'])
    expect(mail).toContain(`<span lang="de" dir="ltr">${words}</span>`)
  expect(mail).toContain('It rises. <span')
  const files = unzipSync(new Uint8Array(await toDocx(cited)))
  const written = ['word/document.xml', 'word/footnotes.xml'].map((name) => strFromU8(files[name]!))
  for (const words of ['Hochwasser', 'Die Flut', ' Es steigt.', 'Das Hochwasser'])
    expect(written.join('')).toMatch(
      new RegExp(`<w:lang w:val="de"/></w:rPr><w:t[^>]*>${words}</w:t>`, 'u'),
    )
})

describe('a Word file', () => {
  test('is opened by another program, with headings, a list and a footnote at each sentence of a source', async () => {
    const { html, messages } = await read(inHouse)
    expect(messages).toEqual([])
    expect(html).toMatch(/<h1>(?:<a[^>]*><\/a>)?Ferry freed<\/h1>/u)
    expect(html).toMatch(/<h1>What you can do<\/h1><ul><li>Take the bus\.<\/li>/u)
    expect(html.match(/<sup><a href="#footnote-\d+"/gu)).toHaveLength(3)
    expect(html).toMatch(
      /<li id="footnote-1"><p>\s*Gazette, <a href="https:\/\/gazette\.example\/1">Report of Gazette<\/a>, March 2, 2026/u,
    )
  })

  test('of hostile words is sound, and holds no address of theirs', async () => {
    const { html } = await read(hostile)
    expect(html).not.toMatch(/<script|href="javascript/u)
    expect(html).toContain('&lt;script&gt;')
    const files = unzipSync(new Uint8Array(await toDocx(hostile)))
    expect(Object.keys(files)).toContain('word/footnotes.xml')
  })
})
