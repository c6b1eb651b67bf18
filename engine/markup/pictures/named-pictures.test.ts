import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { sanitizeHtml } from '../sanitize.ts'

const SITE = 'https://harbour.example'
const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const shown = (html: string) =>
  [...sanitizeHtml(html, `${SITE}/news/`).matchAll(/<img[^>]* src="([^"]+)/g)].map(([, src]) =>
    src!.replace(SITE, ''),
  )

test.each([
  '<img v-lazy="/a.jpg">',
  `<img v-lazy="'/a.jpg'">`,
  `<img v-lazy="{src: '/a.jpg', loading: '/l.gif'}">`,
  `<img v-lazy="'https://harbour.example/a.jpg'" src="${GIF}">`,
  `<img v-lazy="'/a.jpg'" src="/assets/wait.png">`,
  `<img :src="'/a.jpg'">`,
  `<img x-bind:src="'/a.jpg'">`,
  '<img [src]="`/a.jpg`">',
  '<img v-bind:src="image.url" src="/a.jpg">',
  `<div v-lazy:background-image="'/a.jpg'"></div>`,
  '<img width="1" height="1" src="/assets/default.png" data-src="/a.jpg">',
  '<img width="1" height="1" src="/static/px.gif" data-srcset="/s.jpg 300w, /a.jpg 1200w">',
  '<img style="width:1px;height:1px" src="/assets/p.png" data-original="/a.jpg">',
  '<img class="lozad" data-srcset="/s.jpg 300w, /a.jpg 1200w" data-src="/s.jpg">',
  '<picture><source srcset="/s.jpg 300w, /a.jpg 1200w"><img src="/s.jpg"></picture>',
  `<img src="${GIF}"><noscript><picture><source srcset="/s.jpg 300w, /a.jpg 1200w"><img src="/s.jpg"></picture></noscript>`,
  '<img srcset="/a.jpg 1200w 1x, /s.jpg 300w 1x">',
  '<img src="/s.jpg" data-src="/a.jpg,/b.jpg">',
  '<div style="--hero-image: url(/a.jpg)"></div>',
  '<div class="gal-slide" data-caption="Tug" data-buy="false" data-image="/a.jpg"></div>',
  '<div class="cell" data-flickity-bg-lazyload="/a.jpg"></div>',
  '<div data-glide-bg="/a.jpg"></div>',
  '<div data-srcset="/a.jpg 1200w, /s.jpg 300w"></div>',
  '<v-img src="/a.jpg" lazy-src="/s.jpg"></v-img>',
  `<div style="background-image:url('${GIF}')" data-bgsrc="/a.jpg"></div>`,
  '<div class="image" data-desktop-src="/a.jpg" data-mobile-src="/s.jpg"></div>',
  '<div data-component="image" data-props="{&quot;src&quot;:&quot;/a.jpg&quot;}"></div>',
  `<div data-image='{"full":"/a.jpg","thumb":"/t.jpg"}'></div>`,
  `<div data-image='{"thumb":"/t.jpg","full":"/a.jpg"}'></div>`,
  '<div style="background-image:url(/icon.svg)"></div><img src="/a.jpg">',
])('%s shows its picture, and once', (html) => {
  expect(shown(html)).toEqual(['/a.jpg'])
})

test.each([
  `<div data-images='["/a.jpg","/b.jpg"]'></div>`,
  `<div class="gallery" data-images='[{"src":"/a.jpg"},{"src":"/b.jpg"}]'> <p></p></div>`,
  `<div data-photos='{"items":[{"full":"/a.jpg","thumb":"/t.jpg"},{"full":"/b.jpg","thumb":"/u.jpg"}]}'></div>`,
  `<section class="photo-gallery" data-options='{"items":["/a.jpg","/b.jpg"]}'></section>`,
  '<div data-gallery="/a.jpg|/b.jpg" data-title="Tugs"></div>',
  '<div data-photos="/a.jpg, /b.jpg"></div>',
  '<ul data-slides="https://harbour.example/a.jpg,https://harbour.example/b.jpg"></ul>',
  `<div data-images='["/a.jpg","/b.jpg"]'><img src="/a.jpg"><img src="/b.jpg"></div>`,
])('%s shows its gallery, and once', (html) => {
  expect(shown(html)).toEqual(['/a.jpg', '/b.jpg'])
})

test.each([
  ['<img v-lazy="post.image">', []],
  [`<img :src="'/static/' + post.image">`, []],
  [`<img v-lazy="'javascript:alert(1)//a.jpg'">`, []],
  ['<img width="1" height="1" src="/boat.jpg" srcset="/boat2.jpg 2x">', []],
  ['<img width="1" src="/wait.png" data-src="https://pixel.harbour.example/open?id=1">', []],
  ['<div class="sharethis" data-image="/a.jpg" data-url="/x"></div>', []],
  ['<a class="pin-it-button" data-image="/a.jpg"></a>', []],
  ['<div data-logo-src="/logo.png"></div>', []],
  ['<div data-author-image="/a.jpg"></div>', []],
  ['<div data-slides="[]"></div>', []],
  ['<div data-images="[broken"></div>', []],
  ['<div data-images="three"></div>', []],
  ['<div data-images="/a.jpg|/b.jpg">Tugs</div>', []],
  ['<img src="/a_{width}x.jpg">', ['/a_1080x.jpg']],
  ['<img src="/c.jpg?w=30" data-src="/c.jpg?w={w}">', ['/c.jpg?w=1080']],
  ['<img srcset="/w_1,h_2/a.jpg 300w,/w_3,h_4/a.jpg 1200w">', ['/w_3,h_4/a.jpg']],
  ['<img data-src="/w_3,h_4/a.jpg">', ['/w_3,h_4/a.jpg']],
  ['<img src="/s.jpg" srcset="/b.jpg 300w, /c.jpg 1200w">', ['/s.jpg']],
])('%s', (html, pictures) => {
  expect(shown(html)).toEqual(pictures)
})

test('what is listed without end is shown as far as a text shows pictures, and costs bounded time', () => {
  const many = JSON.stringify(Array.from({ length: 800 }, (_, at) => `/${at}.jpg`))
  const started = performance.now()
  const galleries = `<div data-images='${many}'></div>`.repeat(100)
  expect(shown(galleries).length).toBeLessThanOrEqual(200)
  sanitizeHtml(`<div data-images="${'/a.jpg|'.repeat(2_800)}"></div>`.repeat(40), SITE)
  sanitizeHtml(`<img v-lazy="${"{src:'".repeat(40_000)}">`, SITE)
  sanitizeHtml(`<div data-a style="${' --a'.repeat(100_000)}"></div>`, SITE)
  const sources = `<source srcset="${'/a.jpg 1w,'.repeat(2_000)}">`.repeat(20)
  sanitizeHtml(`<picture>${sources}<img src="/a.jpg"></picture>`.repeat(5), SITE)
  expect(performance.now() - started).toBeLessThan(patient(10_000))
})
