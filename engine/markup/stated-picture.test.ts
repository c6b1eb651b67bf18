import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitize.ts'

const SITE = 'https://harbour.example'
/** The addresses of a text's pictures. */
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

test.each([
  ['a source alone', '<picture><source srcset="/a.jpg 1200w"></picture>'],
  ['a source with src', '<picture><source src="/a.jpg"></picture>'],
  [
    'sources and an image without address',
    '<picture><source srcset="/a.jpg"><img alt="Tug"></picture>',
  ],
  ['a late source alone', '<picture><source data-srcset="/a.jpg 1200w"></picture>'],
  ['a source alone, never closed', '<p><picture><source srcset="/a.jpg"></p>'],
  ['amp-img', '<amp-img src="/a.jpg" width="800" height="600" layout="responsive"></amp-img>'],
  [
    'amp-img for browsers without scripts',
    '<amp-img src="/a.jpg"><noscript><img src="/a.jpg"></noscript></amp-img>',
  ],
  [
    'amp-img with another one for failures',
    '<amp-img src="/a.jpg"><amp-img fallback src="/b.jpg"></amp-img></amp-img>',
  ],
  ['amp-anim', '<amp-anim srcset="/a.jpg 800w"/>'],
  ['image', '<image src="/a.jpg">'],
  ['a background', '<div style="background-image: url(\'/a.jpg\')"></div>'],
  [
    'a background in short',
    '<div class="hero" style="color:red;background:#fff url(/a.jpg) no-repeat">&nbsp;</div>',
  ],
  [
    'a background in quotes',
    '<a href="/x"><span style="background-image:url(&quot;/a.jpg&quot;)"></span></a>',
  ],
  [
    'a background behind a gradient',
    '<div style="background-image:linear-gradient(0deg,#000,#fff),url(/a.jpg)"></div>',
  ],
  ['a background of empty blocks', '<div style="background-image:url(/a.jpg)"><div></div></div>'],
  ['a late background', '<div data-bg="/a.jpg"></div>'],
  ['a late background in CSS', '<div data-bg="url(/a.jpg)"></div>'],
  ['a late background image', '<div data-background-image="/a.jpg"></div>'],
  ['poster of a video without address', '<video poster="/a.jpg"></video>'],
  ['an object', '<object data="/a.jpg" type="image/jpeg"></object>'],
  ['noscript in a picture', '<picture><noscript><img src="/a.jpg"></noscript></picture>'],
  ...`data-full-url data-hi-res-src data-flickity-lazyload nitro-lazy-src data-cfsrc data-img-src
    data-lazyload data-lazyload-src data-lazy-original data-td-src data-img-url data-wpfc-original-src
    data-ezsrc data-pagespeed-lazy-src data-srclazy data-src-large data-large_image data-full-src
    data-hires data-rsrc data-pin-media data-big data-pswp-src data-breeze data-bg lazy-src lazysrc
    data-sf-src data-something-new _src data-l-src data-runner-src data-opt-src data-tf-src`
    .split(/\s+/)
    .map((name) => [name, `<img src="data:image/gif;base64,R0" ${name}="/a.jpg">`]),
  ...`nitro-lazy-srcset data-cfsrcset data-flickity-lazyload-srcset data-ezsrcset data-lazyset
    data-any-srcset`
    .split(/\s+/)
    .map((name) => [name, `<img src="/blank.gif" ${name}="/s.jpg 300w, /a.jpg 1200w">`]),
  ['a late address with its width left open', '<img src="/t.gif" data-src="/{width}/a.jpg">'],
  ['a late address with spaces', '<img src="/blank.gif" data-src="/my boat/../a.jpg">'],
  ['no size yet', '<img src="/a.jpg" width="0" height="0" loading="lazy">'],
  [
    'no size, as wide as the page',
    '<img src="/a.jpg" width="0" height="0" style="width:100%;height:auto">',
  ],
  ['twice as sharp', '<img src="/s.jpg" srcset="/s.jpg 1x, /a.jpg 2x">'],
  ['twice as sharp, not said for the first', '<img src="/s.jpg" srcset="/s.jpg, /a.jpg 2x">'],
  ['twice as sharp, alone', '<img src="/s.jpg" srcset="/a.jpg 2x">'],
  ['sharp by parts', '<img srcset="/s.jpg 1x,/m.jpg 1.5x,/a.jpg 2x">'],
  ['as wide as wanted', '<img src="/s.jpg" srcset="/s.jpg 300w, /a.jpg 1200w">'],
  ['a stand-in that is a drawing', '<img src="/img/placeholder.svg" data-src="/a.jpg">'],
  ['a spinner', '<img src="/img/spinner.gif" data-img="/a.jpg">'],
  ['measured in large letters', '<img src="/s.jpg" srcset="/s.jpg 300W, /a.jpg 1200W">'],
  ['measured in height, too', '<img srcset="/s.jpg 300w 200h, /a.jpg 1200w 800h">'],
  [
    'a source that browsers know',
    '<picture><source type="image/jxl" srcset="/a.jxl"><source srcset="/a.jpg"><img></picture>',
  ],
  [
    'a source for daylight',
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b.jpg"><source srcset="/a.jpg"></picture>',
  ],
  [
    'a source for screens',
    '<picture><source media="print" srcset="/b.jpg"><source srcset="/a.jpg"><img src="/blank.gif"></picture>',
  ],
  ['without protocol', '<img src="//harbour.example/a.jpg">'],
])('a picture is shown that is written otherwise: %s', (_, html) => {
  expect(shown(html!).map((src) => src.replace('/1080', ''))).toEqual(['/a.jpg'])
})

test.each([
  [
    '<img src="/_next/image?url=%2Fa.jpg&amp;w=640&amp;q=75">',
    '/_next/image?url=%2Fa.jpg&amp;w=640&amp;q=75',
  ],
  [
    '<img src="/cdn-cgi/image/width=800,quality=75/a.jpg">',
    '/cdn-cgi/image/width=800,quality=75/a.jpg',
  ],
  ['<img src="/boote/große fähre.jpg">', '/boote/gro%C3%9Fe%20f%C3%A4hre.jpg'],
  [
    '<img src="/blank.gif" srcset="/w_424,c_limit,q_auto:good/a.jpg 424w, /w_1456,c_limit,q_auto:good/a.jpg 1456w">',
    '/w_1456,c_limit,q_auto:good/a.jpg',
  ],
])('an address may be odd: %s', (html, address) => {
  expect(shown(html)).toEqual([address])
})

test.each([
  '<div style="background-image:url(/a.jpg)">Words</div>',
  '<div style="background-image:url(/a.jpg);width:1px"></div>',
  '<div style="background:red"></div>',
  '<div style="background-image:url(data:image/gif;base64,R0)"></div>',
  '<picture></picture>',
  '<video></video>',
  '<amp-img></amp-img>',
  '<svg><image href="/a.jpg"/></svg>',
])('%s is no picture', (html) => {
  expect(shown(html)).toEqual([])
})

test('what has no size yet is shown without one', () => {
  expect(sanitizeHtml('<img src="/a.jpg" width="0" height="0" loading="lazy">', SITE)).toBe(
    `<img src="${SITE}/a.jpg" />`,
  )
})

test('emoji and portraits of authors are shown small', () => {
  const html = '<img class="emoji" src="/e.png" alt="😀"><img class="avatar" src="/ann.jpg">'
  expect(sanitizeHtml(html, SITE).match(/ width="\d+" height="\d+"/g)).toEqual([
    ' width="20" height="20"',
    ' width="48" height="48"',
  ])
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
  '<img src="/a.jpg" width="640" height="1%">',
  '<img src="/google-pixel.webp">',
  '<p>Boats.</p><img src="https://pics.example/image?id=1">',
  '<p>Boats.</p><img src="https://pics.example/qr?d=quay">',
  '<p>Boats.</p><img src="https://pics.example/p/1.jpg?w=800">',
  '<p>Boats.</p><img src="https://pics.example/p?id=1" alt="Tug">',
  '<p>Boats.</p><img src="https://pics.example/p?id=1" width="640">',
  '<p>Boats.</p><figure><img src="https://pics.example/p?id=1"><figcaption>Tug</figcaption></figure>',
  '<p>Boats.</p><img src="/p?id=1">',
  '<img src="https://pics.example/p?id=1">',
  '<p>Boats.</p><img src="https://pics.example/p?id=1"><p>Ferries.</p>',
  '<img src="https://pixel.pics.example/a.jpg">',
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
  '<img src="/pixel.png">',
  '<img src="/tracking-pixel.gif">',
  '<img src="/img/track.png?id=7">',
  '<img src="/matomo.php?idsite=1&rec=1">',
  '<img src="https://medium.com/_/stat?event=post.clientViewed&referrerSource=full_rss">',
  '<img src="https://pixel.parsely.com/p.gif">',
  '<img src="https://u1.ct.sendgrid.net/wf/open?upn=1">',
  '<img src="https://eotrx.substackcdn.com/open?token=1">',
  '<img src="/a.jpg" width="1" height="1" loading="lazy">',
  '<p>Boats.</p><img src="https://x.example/pixel?id=1">',
  '<p>Boats.</p><img src="https://x.example/p?id=1">',
  '<div><p>Boats.<img src="https://x.example/o.gif?id=1" alt=""/></p><br/></div>',
  '<p>Boats.</p><img src="https://x.example/log/1f3e?id=1"><img src="https://y.example/b?id=1">',
  '<p>Boats.</p><img src="https://harbour.example/rss-pixel?id=7">',
  '<p>Boats.</p><img src="https://harbour.example/?republication-pixel=true&post=9">',
  '<img src="https://counter.theconversation.com/content/1/count.gif?d=x" alt="Count">',
  '<img src="https://logs.xiti.com/hit.xiti?s=1"> Boats.',
  '<img src="https://vg09.met.vgwort.de/na/1f3e" alt=""> Boats.',
  '<img src="https://ads.example/impression?id=2"> Boats.',
  '<img src="https://ads.example/collect?v=1"> Boats.',
  '<img src="https://ads.example/__utm.gif?v=1"> Boats.',
  '<img src="https://pixel.ads.example/a?v=1"> Boats.',
  '<img src="https://mail.example/ss/o/u001.abc/def/o.gif"> Boats.',
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

test('what is repeated without end makes no more pictures than a text has', () => {
  const blocks = '<div style="background-image:url(/a.jpg)"></div>'.repeat(5000)
  const sets = '<picture><source srcset="/a.jpg"></picture>'.repeat(5000)
  expect(shown(blocks + sets)).toHaveLength(200)
})
