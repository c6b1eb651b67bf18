import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { writeFeed, type WrittenFeed } from './write-feed.ts'

const hostile = [
  'a <svg onload=alert(1)> b',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  'AT&T and M&S, Q&A & more < less > least',
  ']]> <script>alert(1)</script> <![CDATA[',
  '&amp;lt;b&amp;gt;',
  '&copy 2026',
]

const feedWith = (text: string): WrittenFeed => ({
  title: text,
  home: 'https://hub.example/',
  at: new Date(0),
  items: [
    {
      id: 'urn:1',
      link: 'https://hub.example/1',
      title: text,
      text,
      at: new Date(0),
      category: text,
    },
  ],
})

/** Every text of an element with one of these names, from the XML. */
function textsIn(xml: string, ...names: string[]): string[] {
  const texts: string[] = []
  let open: string | null = null
  const parser = new Parser(
    {
      onopentag: (name) => {
        open = names.includes(name) ? '' : open
      },
      ontext: (text) => {
        if (open !== null) open += text
      },
      onclosetag: (name) => {
        if (!names.includes(name) || open === null) return
        texts.push(open)
        open = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}

/** Shows a text as a client that reads it as HTML does: its text, and the names of its elements. */
function shownAsHtml(html: string) {
  const elements: string[] = []
  const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
    if (tree.isTextNode(node)) return node.value
    if (tree.isElementNode(node)) elements.push(node.tagName)
    return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
  }
  return { text: textOf(parseFragment(html)), elements }
}

/** Line ends and spaces do not matter here. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function expectWords(format: 'rss' | 'atom' | 'json', text: string) {
  const { body } = writeFeed(format, feedWith(text))
  switch (format) {
    case 'rss': {
      const shown = textsIn(body, 'title', 'description').map(shownAsHtml)
      expect(shown).toHaveLength(4)
      for (const { text: read, elements } of shown) {
        expect(elements).toEqual([])
        expect(plain(read)).toBe(plain(text))
      }
      break
    }
    case 'atom':
      // Elements without a type are text (RFC 4287, 3.1.1).
      expect(body).not.toMatch(/<(?:title|summary) type/)
      expect(textsIn(body, 'title', 'summary').map(plain)).toEqual(Array(3).fill(plain(text)))
      break
    case 'json': {
      const { title, items } = JSON.parse(body)
      const [item] = items
      expect([title, item.title, item.content_text, item.tags[0]].map(plain)).toEqual(
        Array(4).fill(plain(text)),
      )
    }
  }
}

describe.each(['rss', 'atom', 'json'] as const)('A feed as %s', (format) => {
  test.each(hostile)('keeps words words: %s', (text) => {
    expectWords(format, text)
  })

  test('keeps any words', () => {
    const signs = fc.constantFrom(...'<>&;#x3lgtamp"\'/! ]['.split(''), 'svg', 'é', '🙂', '&lt;')
    fc.assert(
      fc.property(
        fc.array(signs, { minLength: 1, maxLength: 30 }).map((parts) => `a${parts.join('')}z`),
        (text) => expectWords(format, text),
      ),
      { numRuns: 200 },
    )
  })
})
