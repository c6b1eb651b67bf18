import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { sanitizeHtml } from '../sanitize.ts'

const SITE = 'https://harbour.example'
const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
/** The addresses of a text's pictures, without parameters that ask for a size. */
const shown = (html: string) =>
  [...sanitizeHtml(html, `${SITE}/news/`).matchAll(/<img[^>]* src="([^"?]+)/g)].map(([, src]) =>
    src!.replace(SITE, '').replace('_1080x', ''),
  )

test.each([
  '<div xml:base="/"><img src="a.jpg"></div>',
  '<p>t</p><p xml:base="https://harbour.example/"><img src="a.jpg"></p>',
  '<div xml:base="/x/"><span xml:base="../"><img src="a.jpg"></span></div>',
  '<img xml:base="/" src="a.jpg">',
  '<div xml:base="/x/"><b>k</b></div><img src="/a.jpg">',
  `<img src="${GIF}" data-src='["/a.jpg"]'>`,
  `<img src="${GIF}" data-src='{"src":"/a.jpg","w":3}'>`,
  `<img src="${GIF}" data-srcset='{"300":"/s.jpg","1200":"/a.jpg"}'>`,
  `<a href="/a.jpg"><img src="/blank.gif"></a>`,
  `<a href="/a.jpg"><img src="${GIF}"></a>`,
  `<a href="/a.jpg"><img alt="Tug"></a>`,
  `<a href="/a.jpg"><span><img src="/lazy.gif"></span></a>`,
  '<img src=\u201c/a.jpg\u201d>',
  '<img src=\u201c/a.jpg\u201d alt=\u201cA tug\u201d />',
  '<img src=\u2018/a.jpg\u2019>',
  '<img src=\u201e/a.jpg\u201c>',
  '<img src=&#8221;/a.jpg&#8221;>',
  '<img src=\u2033/a.jpg\u2033>',
  '<img src=\\"/a.jpg\\">',
  '<img src=""/a.jpg"">',
  '<img src="&quot;/a.jpg&quot;">',
  `<img DATA-SRC="/a.jpg" src="${GIF}">`,
  '<img src="\\a.jpg">',
  '<img src="https:///harbour.example/a.jpg">',
  '<img srcset="/w_1,h_2/s.jpg 300w, /a.jpg 1200w">',
  '<img srcset="/s.jpg 300w,/a.jpg 1200w">',
  '<img srcset="\n/s.jpg 300w,\n\t/a.jpg 1200w\n">',
  '<img srcset="/s.jpg 1.0x, /a.jpg 2.0x">',
  '<img src="undefined" srcset="/a.jpg 1200w">',
  '<img src="#" srcset="/a.jpg 1200w">',
  '<img src="about:blank" data-src="/a.jpg">',
  '<img src="javascript:void(0)" data-src="/a.jpg">',
  '<img src="null" data-src="/a.jpg">',
  '<img src="//:0" data-src="/a.jpg">',
  '<img src="blob:https://x/1" data-src="/a.jpg">',
  '<img src="https://" data-big="/a.jpg">',
  '<img src="file:///c/a.jpg" data-big="/a.jpg">',
  '<img src="cid:1" data-src="/a.jpg">',
  `<noscript><noscript><img src="/a.jpg"></noscript></noscript>`,
  `<noscript><picture><source srcset="/a.jpg"></picture></noscript>`,
  `<div class="gallery-item" data-src="/a.jpg"></div>`,
  '<div data-lazy-bg="/a.jpg"></div>',
  '<lazy-image src="/a.jpg"></lazy-image>',
  '<base href="/"><img src="a.jpg">',
  '<base href="/x/"><img src="../a.jpg">',
  `<img data-src="//harbour.example/a.jpg" src="${GIF}">`,
  `<img srcset="//harbour.example/a.jpg 1200w">`,
  '<figure style="background:url(\'/a.jpg\')"></figure>',
  `<img ng-src="/a.jpg">`,
  `<img original="/a.jpg" src="${GIF}">`,
  `<img file="/a.jpg" src="/static/image/common/none.gif">`,
  `<img zoomfile="/a.jpg" src="/static/image/common/none.gif">`,
  `<img data-s="300,640" data-src="/a.jpg">`,
  `<img x-src="/a.jpg">`,
  `<img load-src="/a.jpg" src="${GIF}">`,
  `<img real_src="/a.jpg" src="${GIF}">`,
  '<img src="/a.jpg?x=1&amp;amp;y=2">',
  '<img lowsrc="/a.jpg">',
  '<img dynsrc="/a.jpg">',
  '<object data="/a.jpg"></object>',
  '<embed src="/a.jpg">',
  '<p><video poster="/a.jpg"></video></p>',
  '<a href="/a.jpg"><img src="/none.gif"></a>',
  '<img src="/pixel.gif" data-src="/a.jpg">',
  '<img src="/blank.gif" data-full-url="/a.jpg">',
  `<img src="${GIF}" data-src=" /a.jpg ">`,
  '<p><img alt="a "quoted" boat" src="/a.jpg"></p>',
  '<img alt="Tug"src="/a.jpg">',
  `<img data-responsive-src="/a.jpg" src="${GIF}">`,
  `<div class="js-delayed-image-load" data-src="/a.jpg" data-alt="Tug"></div>`,
  `<span class="lazy-image" data-src="/a.jpg"></span>`,
  `<a class="lazy" data-src="/a.jpg" href="/x"></a>`,
  `<div data-full="/a.jpg"><img src="${GIF}"></div>`,
  `<div data-full="/a.jpg"><a href="/news/tug"><img src="/blank.gif"></a></div>`,
  `<figure data-image='{"src":"/a.jpg"}'><img src="${GIF}"></figure>`,
  `<div data-props='{"image":{"src":"/a.jpg","w":3}}'><span><img src="/blank.gif"></span></div>`,
  `<div class="k" data-images="/a.jpg|/b.jpg"><img></div>`,
  '<p>Text</p><img src="/a.jpg"',
  '<p>Text</p><img src="/a.jpg',
  '<p>Text</p><img src=/a.jpg',
  '<p>Text</p><img src="/a.jpg" alt="Tug at',
  '<p>Text</p><img src="/a.jpg" srcset="/a.jpg 300w, /b.j',
  `<p>Text</p><IMG alt='x' src='/a.jpg' `,
  '<p>Text</p><img src="/a.jpg" […]',
  `<img width="1" height="1" src="${GIF}" data-src="/a.jpg">`,
  '<img width="1" height="1" src="/spacer.gif" data-src="/a.jpg">',
  '<img width=1 height=1 src="/1x1.trans.gif" data-lazy-src="/a.jpg">',
  `<img style="width:1px;height:1px" src="${GIF}" data-src="/a.jpg">`,
  '<noscript>&amp;lt;img src="/a.jpg"&amp;gt;</noscript>',
  '<noscript>&amp;lt;img src=&amp;quot;/a.jpg&amp;quot;&amp;gt;</noscript>',
  `<img src="${GIF}"><noscript>&amp;lt;img src="/a.jpg"&amp;gt;</noscript>`,
  `<img data-src="/a.jpg|/b.jpg" src="${GIF}">`,
  `<img data-images="/a.jpg | /b.jpg" src="${GIF}">`,
  `<div data-src="/a.jpg|/b.jpg"></div>`,
])('%s shows its picture, and once', (html) => {
  expect(shown(html)).toEqual(['/a.jpg'])
})

test.each([
  ['<a href="/a.jpg"><img src="/s.jpg"></a>', ['/s.jpg']],
  ['<a href="/a.jpg"><img src="/blank.gif"><img src="/blank.gif"></a>', ['/a.jpg']],
  ['<a href="/a.jpg">Boats</a><img src="/b.jpg">', ['/b.jpg']],
  ['<a href="/a.jpg">Boats</a> <p><img src="undefined"></p>', []],
  ['<p title="x=“y”">Boats</p><img alt="a=“b”" src="/b.jpg">', ['/b.jpg']],
  ['<div xml:base="javascript:alert(1)"><img src="b.jpg"></div>', ['/news/b.jpg']],
  ['<img src="/b.jpg" data-meta=\'{"thumb":"/t.jpg"}\'>', ['/b.jpg']],
  ['<img src="/b.jpg" data-src="{broken">', ['/b.jpg']],
  ['<img src="#">', []],
  ['<div data-full="/a.jpg"><img src="/s.jpg"></div>', ['/s.jpg']],
  ['<div data-full="/a.jpg"><img src="/blank.gif"><img src="#"></div>', ['/a.jpg']],
  ['<div data-full="javascript:a.jpg"><img src="#"></div>', []],
  ['<p>Text</p><img src="/a.j', []],
  ['<p>Text</p><img alt="Tug', []],
  ['<p>Text</p><img src=/a', []],
  ['<img width="1" src="/blank.gif" data-src="https://pixel.harbour.example/open?id=1">', []],
  ['<img width="1" height="1" src="/boat.jpg">', []],
  ['<img src="/b.jpg" data-tags="tug|ferry">', ['/b.jpg']],
  ['<img src="/b.jpg" title="/c.jpg" longdesc="/d.png">', ['/b.jpg']],
])('%s', (html, pictures) => {
  expect(shown(html)).toEqual(pictures)
})

test('links below an xml:base start from it, too', () => {
  expect(sanitizeHtml('<div xml:base="/quay/"><a href="tug">Tug</a></div>', SITE)).toContain(
    `href="${SITE}/quay/tug"`,
  )
})

test('what is repeated without end is noted at no more pictures than a text has', () => {
  const html = `<div xml:base="/${'x'.repeat(400)}/">${'<img src="a.jpg">'.repeat(20_000)}</div>`
  const started = performance.now()
  expect(sanitizeHtml(html, SITE).length).toBeLessThan(2_000_000)
  const quotes = '<a x=“'.repeat(20_000) + '<a href=""'.repeat(20_000) + '<a .'.repeat(20_000)
  sanitizeHtml(quotes, SITE)
  sanitizeHtml(`<div data-a='["/a.jpg"]'>`.repeat(20_000) + '<img '.repeat(20_000), SITE)
  sanitizeHtml('<div '.repeat(20_000) + `<img ${'a="'.repeat(20_000)}`, SITE)
  expect(performance.now() - started).toBeLessThan(patient(10_000))
})
