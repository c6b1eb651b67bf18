import { describe, expect, test } from 'vitest'
import { readImport } from './read-import.ts'

// Tests of exports in XML, and of programs' private files.

const read = (text: string) => readImport({ bytes: new TextEncoder().encode(text) })
const PAGE = 'https://harbour.example/quay?a=1&amp;b=2'
const ADDRESS = 'https://harbour.example/quay?a=1&b=2'
const TIME = '2024-05-01T08:00:00.000Z'

describe('Tiny Tiny RSS', () => {
  const article = (nth: number, fields: string) =>
    `<article><guid><![CDATA[g${nth}]]></guid><title><![CDATA[Quay &amp; ferry ${nth}]]></title><link><![CDATA[https://harbour.example/${nth}]]></link>${fields}</article>`
  const file = (...articles: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><articles schema-version="139">${articles.join('')}</articles>`

  test('starred and published articles, with note, tags, labels and text', () => {
    const labels = '[[-1025,"Old boats","#000","#fff"],"x",[1]]'
    const { format, bookmarks } = read(
      file(
        article(
          1,
          `<content><![CDATA[<p>The quay</p>]]></content><marked>1</marked><published></published><note><![CDATA[mine]]></note><tag_cache>ship,two words</tag_cache><label_cache><![CDATA[${labels}]]></label_cache><feed_title>Harbour</feed_title><updated>2024-05-01 08:00:00</updated>`,
        ),
        article(2, '<marked>0</marked><published>0</published>'),
        article(3, '<marked></marked><published>1</published>'),
      ),
    )
    expect(format).toBe('reader-stars')
    expect(bookmarks).toMatchObject([
      {
        ...{ address: 'https://harbour.example/1', title: 'Quay & ferry 1', note: 'mine' },
        ...{ tags: ['ship', 'two words', 'Old boats'], savedAt: TIME, html: '<p>The quay</p>' },
      },
      { address: 'https://harbour.example/3', tags: [] },
    ])
  })

  test('all articles, if none says that it is starred', () => {
    expect(read(file(article(1, ''), article(2, '<marked/>'))).bookmarks).toHaveLength(2)
  })
})

describe('Safari', () => {
  const leaf = (address: string, more = '') =>
    `<dict>${more}<key>URIDictionary</key><dict><key>title</key><string>Quay</string></dict><key>URLString</key><string>${address}</string><key>WebBookmarkType</key><string>WebBookmarkTypeLeaf</string></dict>`
  const list = (title: string, inside: string) =>
    `<dict><key>Children</key><array>${inside}</array><key>Title</key><string>${title}</string></dict>`
  const file = (inside: string) =>
    `<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist version="1.0">${list('', inside)}</plist>`

  test('bookmarks in folders, and the reading list with its times', () => {
    const saved =
      '<key>ReadingList</key><dict><key>DateAdded</key><date>2024-05-01T08:00:00Z</date><key>PreviewText</key><string>The quay is old</string></dict>'
    const seen =
      '<key>ReadingList</key><dict><key>DateLastViewed</key><date>2024-06-01T08:00:00Z</date></dict>'
    const { format, bookmarks } = read(
      file(
        '<dict><key>Title</key><string>History</string><key>WebBookmarkType</key><string>WebBookmarkTypeProxy</string></dict>' +
          list(
            'BookmarksBar',
            leaf(PAGE) + list('Boats', list('Old', leaf('https://b.example/'))),
          ) +
          list(
            'com.apple.ReadingList',
            leaf('https://c.example/', saved) + leaf('https://d.example/', seen),
          ),
      ),
    )
    expect(format).toBe('browser')
    expect(bookmarks).toMatchObject([
      { address: ADDRESS, title: 'Quay', tags: [], isRead: false },
      { tags: ['Boats', 'Old'] },
      { tags: ['Reading List'], savedAt: TIME, note: 'The quay is old', isRead: false },
      { tags: ['Reading List'], isRead: true },
    ])
  })

  test('endless nesting costs no more than its length', () => {
    const deep = '<dict><key>Children</key><array>'.repeat(20_000)
    expect(read(`<plist>${deep}${leaf(PAGE)}`).bookmarks).toMatchObject([{ address: ADDRESS }])
  })
})

describe('feeds of bookmarks', () => {
  test('Pinboard: tags separated by spaces, a note', () => {
    const { bookmarks } = read(`<?xml version="1.0"?>
<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://pinboard.example/"><title>Pinboard</title></channel>
<item rdf:about="${PAGE}"><title>Quay</title><dc:date>${TIME}</dc:date><link>${PAGE}</link><description><![CDATA[mine]]></description><dc:subject>old boats</dc:subject></item>
</rdf:RDF>`)
    expect(bookmarks).toMatchObject([
      { address: ADDRESS, title: 'Quay', note: 'mine', tags: ['old', 'boats'], savedAt: TIME },
    ])
  })

  test('RSS and Atom, with texts', () => {
    const rss = `<rss version="2.0"><channel><title>Saved</title><item><title>Quay</title><link>${PAGE}</link><category>two words</category><description>&lt;p&gt;The quay&lt;/p&gt;</description></item></channel></rss>`
    expect(read(rss).bookmarks).toMatchObject([
      { address: ADDRESS, tags: ['two words'], note: '', html: '<p>The quay</p>' },
    ])
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Quay</title><link href="${PAGE}"/><published>${TIME}</published></entry></feed>`
    expect(read(atom).bookmarks).toMatchObject([{ address: ADDRESS, savedAt: TIME }])
  })

  test('a feed without entries says so', () => {
    expect(() => read('<rss><channel><title>Saved</title></channel></rss>')).toThrow(
      'There are no bookmarks in this file.',
    )
  })

  test('entities that refer to each other endlessly are not replaced', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><articles><article><title>&c;</title><link>${PAGE}</link></article></articles>`
    expect(read(bomb).bookmarks[0]!.title.length).toBeLessThan(100)
  })
})

test.each([
  ['bplist00\u00d4', 'plutil -convert xml1'],
  ['SQLite format 3\0\0', 'places.sqlite of Firefox'],
  ['mozLz40\0x', 'Export Bookmarks to HTML'],
  ['%PDF-1.7\n', 'This is a PDF.'],
])(
  'a private file of a program is refused with the name of the export to use: %j',
  (beginning, said) => {
    expect(() => read(beginning)).toThrow(said)
  },
)
