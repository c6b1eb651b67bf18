import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { plainText } from '../plain-text.ts'
import { sanitizeHtml } from '../sanitize.ts'

const BASE = 'https://harbour.example/news/'
const clean = (html: string) => sanitizeHtml(html, BASE)

/**
 * The marked links to things that can be played, each as its kind, address, title and preview
 * picture.
 */
function played(html: string): string[][] {
  const links = clean(html).matchAll(
    /<a href="([^"]*)"[^>]* data-embed="(\w+)"(?: data-poster="([^"]*)")?>([^<]*)<\/a>/g,
  )
  return [...links].map(([, link = '', kind = '', poster, title = '']) =>
    [kind, link.replaceAll('&amp;', '&'), title, poster].filter((part) => part !== undefined),
  )
}

const WATCH = 'https://www.youtube.com/watch?v=AAAAAAAAAAA'

test.each([
  'https://www.youtube.com/embed/AAAAAAAAAAA',
  'http://youtube.com/embed/AAAAAAAAAAA?rel=0&showinfo=0',
  '//www.youtube.com/embed/AAAAAAAAAAA',
  'https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?feature=oembed',
  'https://youtu.be/AAAAAAAAAAA?si=x',
  'https://m.youtube.com/watch?v=AAAAAAAAAAA&feature=share',
  'https://www.youtube.com/shorts/AAAAAAAAAAA',
  'https://www.youtube.com/live/AAAAAAAAAAA',
  'https://www.youtube.com/v/AAAAAAAAAAA&hl=en&fs=1',
  'https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2FAAAAAAAAAAA&key=1',
])('a frame of %s is the video', (address) => {
  const frame = `<iframe src="${address.replaceAll('&', '&amp;')}" title="Boats leave at dawn"></iframe>`
  expect(played(`<p>${frame}</p>`)).toEqual([['frame', WATCH, 'Boats leave at dawn']])
})

test.each([
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  [
    '//player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'https://vimeo.com/76979871'],
  [
    'https://www.youtube.com/embed/videoseries?list=PLabcdef',
    'https://www.youtube.com/playlist?list=PLabcdef',
  ],
  ['https://www.youtube.com/embed/AAAAAAAAAAA?start=90', `${WATCH}&t=90`],
])('a frame of %s leads to %s', (address, page) => {
  expect(played(`<iframe src="${address}"></iframe>`).map(([, link]) => link)).toEqual([page])
})

test.each<[string, string, string[][]]>([
  [
    'a frame that scripts load late',
    '<iframe data-src="https://youtu.be/AAAAAAAAAAA" src="about:blank"></iframe>',
    [['frame', WATCH, 'Video on YouTube']],
  ],
  [
    'a frame that scripts load late, and the one for who has none',
    '<iframe class="lazy" data-lazy-src="https://youtu.be/AAAAAAAAAAA"></iframe><noscript><iframe src="https://www.youtube.com/embed/AAAAAAAAAAA"></iframe></noscript>',
    [['frame', WATCH, 'Video on YouTube']],
  ],
  [
    'a frame for who has no scripts alone',
    '<p>a</p><noscript><iframe src="https://youtu.be/AAAAAAAAAAA"></iframe></noscript><p>b</p>',
    [['frame', WATCH, 'Video on YouTube']],
  ],
  [
    'a title that says nothing',
    '<iframe src="https://youtu.be/AAAAAAAAAAA" title="YouTube video player"></iframe>',
    [['frame', WATCH, 'Video on YouTube']],
  ],
  [
    'a frame of anybody',
    '<iframe src="https://maps.example/place?a=1&amp;b=2"></iframe>',
    [['frame', 'https://maps.example/place?a=1&b=2', 'Embedded page at maps.example']],
  ],
  [
    'a plug-in with an element inside for other browsers',
    '<object width="425"><param name="movie" value="https://www.youtube.com/v/AAAAAAAAAAA"><embed src="https://www.youtube.com/v/AAAAAAAAAAA"></object>',
    [['frame', WATCH, 'Video on YouTube']],
  ],
  [
    'a plug-in alone',
    'a<embed src="/tide.mp3" title="Tide">b',
    [['audio', 'https://harbour.example/tide.mp3', 'Tide']],
  ],
  [
    'a video with a still',
    '<video poster="/still.jpg" controls><source src="boats.webm"><source src="boats.mp4">Your browser is old.</video>',
    [
      [
        'video',
        `${BASE}boats.webm`,
        'Video at harbour.example',
        'https://harbour.example/still.jpg',
      ],
    ],
  ],
  [
    'a sound',
    '<audio src="https://a.example/41.mp3" aria-label="The keeper"></audio>',
    [['audio', 'https://a.example/41.mp3', 'The keeper']],
  ],
  [
    'a frame of a file',
    '<iframe src="https://a.example/boats.mp4?x=1"></iframe>',
    [['video', 'https://a.example/boats.mp4?x=1', 'Video at a.example']],
  ],
  [
    'a player of pages for phones',
    '<amp-youtube data-videoid="AAAAAAAAAAA"></amp-youtube><lite-youtube videoid="BBBBBBBBBBB"></lite-youtube>',
    [
      ['frame', WATCH, 'Video on YouTube'],
      ['frame', 'https://www.youtube.com/watch?v=BBBBBBBBBBB', 'Video on YouTube'],
    ],
  ],
  ['a frame that counts', '<iframe src="https://x.example/" width="1" height="1"></iframe>', []],
  ['a hidden frame', '<iframe src="https://x.example/" style="display: none"></iframe>', []],
  [
    'a frame of a tag manager',
    '<iframe src="https://www.googletagmanager.com/ns.html"></iframe>',
    [],
  ],
  ['a frame that runs something', '<iframe src="javascript:alert(1)"></iframe>', []],
  ['a frame with a page of its own', '<iframe srcdoc="<p>x</p>"></iframe>', []],
  ['a video that scripts feed', '<video src="blob:https://x.example/1"></video>', []],
])('%s', (_, html, expected) => {
  expect(played(html)).toEqual(expected)
  expect(clean(clean(html))).toBe(clean(html))
  expect(clean(html)).not.toMatch(/<(iframe|video|audio|object|embed|source)|Your browser/)
})

test('text goes on behind a frame that is closed like XML, or not at all', () => {
  const later = '<iframe src="https://youtu.be/AAAAAAAAAAA" /><p>The tug left.</p>'
  expect(clean(later)).toMatch(/^<a [^>]*>Video on YouTube<\/a><p>The tug left\.<\/p>$/)
  const open = '<div><video src="/a.mp4"><p>The tug left.</p></div><p>It is back.</p>'
  expect(plainText(clean(open))).toBe('The tug left.\n\nIt is back.')
})

test('what players are called is no word of the text', () => {
  const html = clean(
    '<p>Nine were saved.</p><iframe src="https://x.example/" title="Ships"></iframe>',
  )
  expect(html).toContain('Ships')
  expect(plainText(html)).toBe('Nine were saved.')
})

test('players without end cost no more than as many words', () => {
  const spentMs = cpuClock()
  for (const piece of [
    '<iframe',
    '<iframe src=x ',
    '<object>',
    '<video><source src=a>',
    '<noscript>',
  ])
    clean(piece.repeat(20_000))
  expect(spentMs()).toBeLessThan(4000)
})
