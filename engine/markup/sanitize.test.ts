import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { sanitizeHtml } from './sanitize.ts'

const clean = (html: string) => sanitizeHtml(html, 'https://harbour.example/news/')
const LINK = 'rel="noopener noreferrer nofollow" target="_blank"'

test.each([
  ['words stay as they are', 'Nine were saved.', 'Nine were saved.'],
  ['dress stays', '<p>A <b>bold</b> <em>tug</em></p>', '<p>A <b>bold</b> <em>tug</em></p>'],
  ['scripts go with what is in them', 'a<script>alert(1)</script>b', 'ab'],
  ['styles go', '<style>p{}</style><p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  [
    'handlers go',
    '<p onclick="x()">a<img src="https://i.example/a.jpg" onerror="x()"></p>',
    '<p>a<img src="https://i.example/a.jpg" /></p>',
  ],
  [
    'forms go, and frames become links',
    '<iframe src="https://x.example"></iframe><form><input name="a"><button>go</button></form>a',
    `<a href="https://x.example/" ${LINK} data-embed="frame">Embedded page at x.example</a>goa`,
  ],
  [
    'links lead out, and say nothing of us',
    '<a href="https://a.example/" onclick="x" target="top">a</a>',
    `<a href="https://a.example/" ${LINK}>a</a>`,
  ],
  [
    'relative links become whole',
    '<a href="../tug">a</a>',
    `<a href="https://harbour.example/tug" ${LINK}>a</a>`,
  ],
  ['links that run something are words', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  [
    'links that hide that they run something are words',
    '<a href=" java\nscript:alert(1)">a</a><a href="data:text/html,x">b</a>',
    '<a>a</a><a>b</a>',
  ],
  [
    'mail may be written',
    '<a href="mailto:desk@a.example">a</a>',
    `<a href="mailto:desk@a.example" ${LINK}>a</a>`,
  ],
  [
    'pictures get their whole address',
    '<img src="/a.jpg" alt="Tug">',
    '<img alt="Tug" src="https://harbour.example/a.jpg" />',
  ],
  [
    'pictures that are loaded late are there',
    '<img src="data:image/gif;base64,R0" data-src="/a.jpg">',
    '<img src="https://harbour.example/a.jpg" />',
  ],
  ['data pictures go', '<img src="data:image/svg+xml,<svg onload=alert(1)>">a', 'a'],
  [
    'beacons go',
    '<img src="https://t.example/a.gif" width="1" height="1"><img src="https://t.example/pixel?id=7">a',
    'a',
  ],
  [
    'pictures in a folder of that name stay',
    '<img src="https://i.example/open/tug.jpg">',
    '<img src="https://i.example/open/tug.jpg" />',
  ],
  ['vector graphics go', '<svg><script>alert(1)</script><a href="x">t</a></svg>', '<a>t</a>'],
])('%s', (_, html, harmless) => {
  if (html.startsWith('<svg>')) expect(clean(html)).not.toMatch(/svg|script|alert/)
  else expect(clean(html)).toBe(harmless)
})

test('elements nested without end are taken apart in bounded time', () => {
  const spentMs = cpuClock()
  expect(clean('<b>'.repeat(130_000) + 'words')).toContain('words')
  expect(spentMs()).toBeLessThan(2000)
})

const security = '../shared/corpora/security'
const isHere = existsSync(security)
describe.skipIf(!isHere)(
  'attacks that others collected (skipped where the corpora are not beside the checkout)',
  () => {
    const vectors = isHere ? attacks() : []
    test(`none of them leaves anything that runs or loads by itself`, () => {
      expect(vectors.length).toBeGreaterThan(150)
      const left = vectors
        .map((html) => [html, executables(clean(html))])
        .filter(([, found]) => found!.length > 0)
      expect(left).toEqual([])
    })

    test('cleaning twice is cleaning once', () => {
      for (const html of vectors) expect(clean(clean(html))).toBe(clean(html))
    })
  },
)

function attacks(): string[] {
  const read = (name: string): unknown[] => JSON.parse(readFileSync(`${security}/${name}`, 'utf8'))
  const h5sc = read('h5sc.json').map((vector) => (vector as { data: string }).data)
  const dompurify = read('dompurify.json').map((vector) => (vector as { payload: string }).payload)
  const filled = h5sc.map((html) =>
    html
      .replaceAll(/%js_uri[^%]*%/g, 'javascript:alert(1)')
      .replaceAll(/%[a-z0-9_]+%/g, 'alert(1)'),
  )
  return [...filled, ...dompurify]
}

const HARMLESS_TAGS = new Set(
  `a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4
  h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul var wbr`.split(/\s+/),
)
const HARMLESS_ATTRIBUTES = new Set(
  'href src alt title width height datetime colspan rowspan scope start reversed rel target data-embed data-poster'.split(
    ' ',
  ),
)

/** Parts of a text that might do harm, found by an independent parser. */
function executables(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!HARMLESS_TAGS.has(name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!HARMLESS_ATTRIBUTES.has(attribute)) found.push(`${name} ${attribute}`)
        const isAddress = attribute === 'href' || attribute === 'src'
        if (isAddress && !/^(https?:\/\/|mailto:)/.test(value))
          found.push(`${attribute}="${value}"`)
      }
    },
    oncomment: (text) => found.push(`<!--${text}`),
    onprocessinginstruction: (name) => found.push(`<${name}`),
  })
  parser.end(html)
  return found
}
