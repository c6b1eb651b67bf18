import { expect, test } from 'vitest'
import { linksOfHeader } from './link-header.ts'

const BASE = 'https://harbour.example/news/'
const linksIn = (header: string) =>
  linksOfHeader(header, BASE).map(({ address, rels, type, title }) =>
    [address.replace('https://harbour.example', ''), rels.join(' '), type, title].join('|'),
  )

test.each([
  ['</feed>; rel="alternate"; type="application/rss+xml"', '/feed|alternate|application/rss+xml|'],
  [
    '<feed.xml>;rel=alternate;type=application/atom+xml',
    '/news/feed.xml|alternate|application/atom+xml|',
  ],
  [
    '</f>; TYPE="Application/RSS+XML; charset=utf-8"; REL=Alternate',
    '/f|alternate|application/rss+xml|',
  ],
  [
    '</f>; rel="alternate feed"; title="News, \\"all\\" of it; really"',
    '/f|alternate feed||News, "all" of it; really',
  ],
  ['</f?a=1,2;b=3>; rel=self', '/f?a=1,2;b=3|self||'],
  ['</f>;;  ; rel=self;', '/f|self||'],
  ['</f>', '/f|||'],
  ['</f>; rel=self; rel=hub', '/f|self||'],
])('a Link header %s is read', (header, link) => {
  expect(linksIn(header)).toEqual([link])
})

test('links of one header follow each other, with or without a space', () => {
  expect(linksIn('</a>; rel=hub,</b>; title="x, <y>", </c>;rel=self')).toEqual([
    '/a|hub||',
    '/b|||x, <y>',
    '/c|self||',
  ])
})

test('what leads nowhere, is about another page, or is not a header at all names nothing', () => {
  const nothing = [
    '',
    'rel=self',
    '</a',
    '<javascript:alert(1)>; rel=self',
    '</a>; anchor="/b"; rel=hub',
  ]
  expect(nothing.flatMap(linksIn)).toEqual([])
  expect(linksOfHeader(undefined, BASE)).toEqual([])
  expect(linksIn('</a>; rel="hub')).toEqual(['/a|hub||'])
  expect(linksIn('</a>,'.repeat(1000))).toHaveLength(50)
})
