import { parseFragment, serialize } from 'parse5'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '#core/testing/test-share.ts'
import { cpuClock } from '#core/test-costs.ts'
import { patient } from '#core/test-patience.ts'
import type { Secrets } from '#server/tools.ts'
import { sanitizeHtml } from './sanitize.ts'
import { answerHtml } from './answer-html.ts'
import { ourPictures, wordsForPictures } from '#feeds/pictures/pictures-in-text.ts'
import { scrollingTables } from './scrolling-tables.ts'
import { harmIn } from './test-answers.ts'
import { attackVectors, hasVectors } from './test-vectors.ts'

const secrets = { sign: () => 'S'.repeat(43) } as unknown as Secrets
const answer = (stored: string) => answerHtml(stored, [ourPictures(secrets), scrollingTables()])

describe('The HTML of an answer', () => {
  test('keeps what a feed may say', () => {
    const said =
      '<p>A <b>bold</b> tug &amp; <a href="https://a.example/?b=1&amp;c" title="Out">a link</a></p>'
    expect(answer(said)).toBe(
      said.replace(
        ' title="Out"',
        ' rel="noopener noreferrer nofollow" target="_blank" title="Out"',
      ),
    )
  })

  test('shows pictures by way of this hub alone', () => {
    const shown = answer('<p><img alt="A ferry" src="https://a.example/1.jpg?w=2&amp;h=3"></p>')
    const named = Buffer.from('https://a.example/1.jpg?w=2&h=3').toString('base64url')
    expect(shown).toContain(` src="/pictures/960/${'S'.repeat(43)}/${named}"`)
    expect(shown).toContain(`/pictures/1440/${'S'.repeat(43)}/${named} 1440w"`)
    expect(shown).toContain('alt="A ferry"')
    expect(shown).not.toContain('a.example')
    expect(harmIn(shown)).toEqual([])
  })

  test.each([
    ['whose title looks like an address of its own', ' src='],
    ['whose title looks like a tag', '"><script>alert(1)</script>'],
    ['whose title ends a table', '</table><img src=x onerror=alert(1)>'],
  ])('shows a picture %s without a handler', (_, title) => {
    const stored = `<img title="${title.replaceAll('"', '&quot;')}" src="https://a.example/1.jpg/onerror=alert(1)//" />`
    const shown = answer(stored)
    expect(harmIn(shown)).toEqual([])
    const [image] = parseFragment(shown).childNodes
    expect('attrs' in image! && image.attrs.find(({ name }) => name === 'title')?.value).toBe(title)
  })

  test('leaves the tags in the words of a title alone', () => {
    const stored = '<p title="x"><abbr title="a <table> & a </table> here">ab</abbr></p>'
    expect(answer(stored)).toBe(
      '<p><abbr title="a &lt;table&gt; &amp; a &lt;/table&gt; here">ab</abbr></p>',
    )
  })

  test('has a frame around each table that is one', () => {
    const shown = answer('<p>a<table><tr><td>1</table>&lt;table&gt;')
    expect(shown).toBe(
      '<p>a</p><div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>&lt;table&gt;',
    )
  })

  test('of a mail says in words what its pictures show', () => {
    const stored = '<p>Look <img alt="<b>The tug</b>" src="https://a.example/x.jpg"></p>'
    expect(answerHtml(stored, [wordsForPictures])).toBe('<p>Look &lt;b&gt;The tug&lt;/b&gt;</p>')
  })

  test('is harmless also where an older version stored something else', () => {
    for (const stored of [
      '<img src="/pictures/960/x/y" onerror="alert(1)">',
      '<img src="//evil.example/a.png" srcset="https://evil.example/b.png 2x">',
      '<a href="javascript:alert(1)" onclick="x()">a</a><a href="/settings">b</a>',
      '<svg><p><style><img src=x onerror=alert(1)></style></svg>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form action="https://evil.example"><button>go</button></form><meta http-equiv="refresh" content="0;url=https://evil.example">',
      '<div style="background:url(https://evil.example)" class="app" id="root">a</div>',
      '<p><button><p>a</p></button></p>',
      '<pre>\n\n\nwords</pre>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<template><img src=x onerror=alert(1)></template><plaintext><b>x',
    ]) {
      expect(harmIn(answer(stored)), stored).toEqual([])
    }
  })

  test('is what a browser reads in it, whatever was stored', () => {
    const tag = fc.constantFrom(
      ...'a b p div table tr td caption pre ul li dd h1 img br svg math mtext style form button select option textarea template details summary noscript title x'.split(
        ' ',
      ),
    )
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name}>`),
      tag.map(
        (name) =>
          `<${name} href="https://a.example" src='https://b.example' title="<p>" onclick=x>`,
      ),
      fc.constantFrom(
        'word',
        '\n',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&lt;b>',
        '"',
        "'",
        '<',
        '\0',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(harmIn(answer(pieces.join('')))).toEqual([])
      }),
      { numRuns: shareOf(1500) },
    )
  })

  test.skipIf(!hasVectors)(
    'holds nothing that others attack with (skipped where the corpora are not beside the checkout)',
    () => {
      const { markup, strings } = attackVectors()
      expect(markup.length).toBeGreaterThan(150)
      for (const vector of [...markup, ...strings]) {
        expect(harmIn(answer(vector)), vector).toEqual([])
        const stored = sanitizeHtml(vector, 'https://a.example/')
        expect(harmIn(answer(stored)), vector).toEqual([])
        expect(harmIn(answerHtml(vector, [wordsForPictures])), vector).toEqual([])
      }
    },
  )
})

/** Texts of the greatest length that is read; each once took quadratic time in some parser. */
const traps: Record<string, string> = {
  '"<" alone': '<'.repeat(400_000),
  'elements nested without end': '<div>'.repeat(80_000),
  'elements nested without end, with ends of others': '<div></x>'.repeat(45_000),
  'elements nested in those that are often left open': '<li><p></x>'.repeat(36_000),
  'a tag with attributes without end': `<a ${Array.from({ length: 60_000 }, (_, at) => `a${at}`).join(' ')}`,
  'an attribute without end': `<a title="${'x'.repeat(1_000_000)}`,
  'formats that each paragraph opens anew': Array.from(
    { length: 20_000 },
    (_, at) => `<p><b title=${at}></p>`,
  ).join(''),
  'two hundred formats in each paragraph': `${Array.from({ length: 200 }, (_, at) => `<b title=${at}>`).join('')}${'<p></p>'.repeat(50_000)}`,
  'words that stand before their table': `<table>${'<i>a</i>'.repeat(50_000)}`,
  'a line end after the other': `<pre>${'\n'.repeat(1_000_000)}`,
  'links in links': '<a href="https://a.example">'.repeat(14_000),
}

describe('Markup that is made to keep the hub busy', () => {
  /** The most processor time that one of these texts may take. */
  const IN_TIME_MS = 5000
  test.each(Object.entries(traps))(
    '%s is stored and handed out in good time',
    (_, html) => {
      const spentMs = cpuClock()
      const stored = sanitizeHtml(html, 'https://a.example/')
      const shown = [answer(stored), answer(html)]
      expect(spentMs()).toBeLessThan(IN_TIME_MS)
      expect(serialize(parseFragment(shown[1]!))).toBe(shown[1])
    },
    patient(60_000),
  )

  test('pictures are shown one after the other up to a number, and counted in words from there', () => {
    const shown = answer('<img src="https://a.example/1.jpg" alt="One">'.repeat(800))
    expect(shown.match(/<img /g)).toHaveLength(500)
    expect(shown.match(/One(?!")/g)).toHaveLength(300)
  })
})
