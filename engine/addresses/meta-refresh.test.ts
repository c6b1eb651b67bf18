import { expect, test } from 'vitest'
import { metaRefresh } from './meta-refresh.ts'

const HERE = 'https://harbour.example/old/feed'
const page = (content: string) =>
  `<!doctype html><html><head><META HTTP-EQUIV="Refresh" CONTENT="${content}"></head><body>Moved</body></html>`

test.each([
  ['0; url=https://harbour.example/feed', 'https://harbour.example/feed', 0],
  ['0;URL=/feed', 'https://harbour.example/feed', 0],
  ["5; url='feed.xml'", 'https://harbour.example/old/feed.xml', 5],
  ['0; url=&quot;/feed?a=1&amp;b=2&quot;', 'https://harbour.example/feed?a=1&b=2', 0],
  ['0, url = /feed', 'https://harbour.example/feed', 0],
  ['  1.5 ;  /feed', 'https://harbour.example/feed', 1],
  ['0 url=/feed', 'https://harbour.example/feed', 0],
  ['0;/feed', 'https://harbour.example/feed', 0],
])('a page with the refresh %s leads to %s', (content, address, seconds) => {
  expect(metaRefresh(page(content), HERE)).toEqual({ address, seconds })
})

test.each([
  ['', 'empty'],
  ['30', 'no address'],
  ['300; url=/feed', 'a page that is there to be read'],
  ['0; url=/old/feed#top', 'itself'],
  ['0; url=javascript:alert(1)', 'a script'],
  ['url=/feed', 'no time'],
])('the refresh "%s" leads nowhere: %s', (content) => {
  expect(metaRefresh(page(content), HERE)).toBeNull()
})

test('a refresh starts from the base of its page, and the first one counts', () => {
  const html = `<base href="https://news.example/a/">${page('0; url=b')}${page('0; url=c')}`
  expect(metaRefresh(html, HERE)?.address).toBe('https://news.example/a/b')
})

test('words about a refresh are none', () => {
  const words =
    '<p>Write &lt;meta http-equiv="refresh" content="0; url=/feed"&gt; into the head</p>'
  expect(metaRefresh(words, HERE)).toBeNull()
  expect(metaRefresh(`<!-- ${page('0; url=/feed')} -->`, HERE)).toBeNull()
})
