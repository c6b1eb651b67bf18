import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalLink } from './canonical-link.ts'

test.each([
  ['http://www.harbour.example/ferry/', 'https://harbour.example/ferry'],
  ['https://harbour.example:443/ferry#comments', 'https://harbour.example/ferry'],
  ['http://harbour.example:443/ferry', 'https://harbour.example/ferry'],
  ['http://harbour.example:8080/ferry', 'https://harbour.example:8080/ferry'],
  ['https://HARBOUR.example/Ferry', 'https://harbour.example/Ferry'],
  ['https://harbour.example/', 'https://harbour.example'],
  ['https://harbour.example/?p=7&utm_source=rss&fbclid=x&a=1', 'https://harbour.example?a=1&p=7'],
  ['https://harbour.example/?tag=b&tag=a', 'https://harbour.example?tag=b&tag=a'],
  ['https://reader:secret@harbour.example/ferry', 'https://harbour.example/ferry'],
  ['https://www.www.example/ferry', 'https://example/ferry'],
  ['https://harbour.example/ferry/amp/', 'https://harbour.example/ferry'],
  ['https://amp.harbour.example/ferry?amp=1', 'https://harbour.example/ferry'],
  ['https://harbour.example/ferry.amp.html?outputType=amp', 'https://harbour.example/ferry.html'],
  ['https://harbour.example/ferry?amp', 'https://harbour.example/ferry'],
  ['https://harbour.example/amplifier', 'https://harbour.example/amplifier'],
  ['https://amp.example/ferry', 'https://amp.example/ferry'],
  ['mailto:desk@harbour.example', null],
  ['javascript:alert(1)', null],
  ['/ferry', null],
])('%s is %s', (link, canonical) => {
  expect(canonicalLink(link)).toBe(canonical)
})

const links = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.constantFrom('www.', 'www.www.', ''),
      fc.constantFrom('', ':80', ':443', ':8080'),
      fc.string(),
      fc.string(),
    )
    .map(
      ([scheme, www, port, path, query]) =>
        `${scheme}://${www}harbour.example${port}/${path}?${query}`,
    ),
)

test('a canonical link is its own canonical link', () => {
  fc.assert(
    fc.property(links, (link) => {
      const canonical = canonicalLink(link)
      if (canonical !== null) expect(canonicalLink(canonical)).toBe(canonical)
    }),
  )
})

test('scheme, www, fragment and tracking never tell two links apart', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webFragments(), (path, fragment) => {
      const plain = canonicalLink(`https://harbour.example${path}`)
      expect(
        canonicalLink(`http://www.harbour.example${path}?utm_campaign=spring&gclid=7#${fragment}`),
      ).toBe(plain)
    }),
  )
})
