import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitize.ts'

const SITE = 'https://harbour.example'
/** Where the pictures of a text are. */
const shown = (html: string) =>
  [...sanitizeHtml(html, `${SITE}/news/`).matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) =>
    src!.replace(SITE, ''),
  )

test.each([
  ['data-src', '<img src="/lazy/placeholder.gif" data-src="/a.jpg">'],
  ['data-src before a small picture', '<img src="/a-20x15.jpg" data-src="/a.jpg">'],
  ['data-lazy-src', '<img src="/blank.gif" data-lazy-src="/a.jpg">'],
  ['data-original', '<img src="/grey.gif" data-original="/a.jpg">'],
  ['data-actualsrc', '<img src="data:image/svg+xml;utf8,x" data-actualsrc="/a.jpg">'],
  ['data-srcset', '<img src="data:image/gif;base64,R0" data-srcset="/s.jpg 300w, /a.jpg 1200w">'],
  ['data-lazy-srcset', '<img data-lazy-srcset="/s.jpg 1x, /a.jpg 2x">'],
  ['srcset alone', '<img srcset="/s.jpg 300w, /a.jpg 1200w">'],
  [
    'a source beside a placeholder',
    '<picture><source srcset="/a.jpg 1200w"><img src="/loading.svg"></picture>',
  ],
  [
    'a late source',
    '<picture><source data-srcset="/a.jpg 1200w"><img src="/spacer.gif"></picture>',
  ],
  ['data-image beside a placeholder', '<img src="/1x1.png" data-image="/a.jpg">'],
  ['src, where data-lazy only says so', '<img src="/a.jpg" data-lazy="true">'],
  ['src, where data-src holds a placeholder', '<img src="/a.jpg" data-src="/blank.gif">'],
  ['src, where data-url is the page', '<img src="/a.jpg" data-url="/news/ferry/">'],
  ['a hidden picture that a script shows', '<img style="display:none" data-src="/a.jpg">'],
  ['for browsers without scripts', '<noscript><img src="/a.jpg"></noscript>'],
  ['escaped for them', '<noscript>&lt;img src="/a.jpg"&gt;</noscript>'],
  [
    'in place of what stands in for it',
    '<img src="/lazy.gif"><noscript><img src="/a.jpg"></noscript>',
  ],
  ['in a span', '<span><img src="/lazy.gif"></span><noscript><img src="/a.jpg"></noscript>'],
  ['once', '<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>'],
  ['once, in another size', '<img src="/a.jpg?w=20"><noscript><img src="/a.jpg"></noscript>'],
  [
    'once, before it',
    '<noscript><img src="/a.jpg"></noscript><img src="/lazy.gif" data-src="/a.jpg">',
  ],
  ['once, before a stand-in', '<noscript><img src="/a.jpg"></noscript><img src="/lazy.gif">'],
  [
    'not the counter beside it',
    '<img src="/a.jpg"><noscript><img src="/px?id=1" width="1"></noscript>',
  ],
])('a picture that loads late is shown: %s', (_, html) => {
  expect(shown(html).map((src) => src.replace('?w=20', ''))).toEqual(['/a.jpg'])
})

test('words for browsers without scripts go, and other pictures beside theirs stay', () => {
  const html = '<img src="/b.jpg"><noscript>Turn on scripts<img src="/a.jpg"></noscript><p>Tug</p>'
  expect(shown(html)).toEqual(['/b.jpg', '/a.jpg'])
  expect(sanitizeHtml(html, SITE)).not.toContain('scripts')
  expect(sanitizeHtml('a<noscript>b', SITE)).toBe('a')
})

test.each([
  '<img src="/photos/open.png" alt="Open door" width="800" height="600">',
  '<img src="/tracking/birds.jpg" alt="Birds with rings">',
  '<img src="/tracking/birds.jpg">',
  '<img src="/open/tug.jpg">',
  '<img src="/pixel/phone.webp">',
  '<img src="/counter.png">',
  '<img src="/stats.png" width="640">',
  '<img src="/hit.gif" alt="The hit">',
  '<img src="/count" alt="A count at work" width="400">',
  '<img src="/beacon.jpg" alt="">',
  '<img src="/a.jpg" width="100%" style="width:100%;height:auto">',
  '<img src="/a.jpg" height="2000" style="max-width:2000px">',
])('%s is a picture, whatever it is called', (html) => {
  expect(shown(html)).toHaveLength(1)
})

test.each([
  '<img src="/birds.jpg" width="1" height="1">',
  '<img src="/birds.jpg" width="1px">',
  '<img src="/birds.jpg" height="0">',
  '<img src="/birds.jpg" style="width: 1px; height: 1px">',
  '<img src="/birds.jpg" style="display:none">',
  '<img src="/birds.jpg" hidden>',
  '<img src="https://pixel.wp.com/b.gif?v=1" alt="">',
  '<img src="https://news.list-manage.com/track/open.php?u=1">',
  '<img src="https://www.facebook.com/tr?id=1&ev=PageView">',
  '<img src="/wf/open?upn=1">',
  '<img src="/open/1f3e">',
  '<img src="/pixel.gif?id=1">',
])('%s counts readers', (html) => {
  expect(shown(html)).toEqual([])
})

test.each([
  ['<base href="https://pics.example/a/"><img src="bird.jpg">', 'https://pics.example/a/bird.jpg'],
  ['<img src="bird.jpg"><base href="https://pics.example/a/">', 'https://pics.example/a/bird.jpg'],
  ['<base target="_blank"><base href="../a/"><img src="bird.jpg">', '/a/bird.jpg'],
  ['<base href="javascript:alert(1)"><img src="bird.jpg">', '/news/bird.jpg'],
])('a base in a text counts for it: %s', (html, address) => {
  expect(shown(html)).toEqual([address])
})
