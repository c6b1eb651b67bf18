import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { SAVED } from '../limits.ts'
import { timeOf } from './file-times.ts'
import { readImport } from './read-import.ts'

const readBytes = (bytes: Uint8Array) => readImport({ bytes })
const read = (text: string) => readBytes(new TextEncoder().encode(text))
const readJson = (value: unknown) => read(JSON.stringify(value))

const TIME = '2024-05-01T08:00:00.000Z'
const MS = Date.parse(TIME)

describe('times', () => {
  test.each([
    ['seconds', MS / 1000],
    ['seconds as text', String(MS / 1000)],
    ['milliseconds', MS],
    ['microseconds', `${MS}000`],
    ['microseconds since 1601', `${MS + 11_644_473_600_000}000`],
    ['nanoseconds', `${MS}000000`],
    ['ISO 8601', TIME],
    ['a zone', '2024-05-01T10:00:00+02:00'],
    ['no zone', '2024-05-01 08:00:00'],
    ['microseconds in words', '2024-05-01T08:00:00.000000+00:00'],
    ['words', 'May 1, 2024 8:00 am'],
  ])('%s', (_, given) => expect(timeOf(given)).toBe(TIME))

  test.each([0, -1, '', 'soon', null, {}, Number.NaN, '99999999999999999999999'])(
    '%j is not a time',
    (given) => expect(timeOf(given)).toBeNull(),
  )
})

const starred = (item: object = {}) => ({
  id: 'tag:google.com,2005:reader/item/00000000000000a1',
  title: 'Ferry &amp; quay',
  published: MS / 1000,
  canonical: [{ href: 'https://harbour.example/ferry' }],
  alternate: [{ href: 'https://harbour.example/ferry?from=feed', type: 'text/html' }],
  summary: { content: '<p>She sailed.</p>' },
  origin: { streamId: 'feed/1', title: 'Harbour News' },
  categories: [
    'user/-/state/com.google/reading-list',
    'user/-/state/com.google/starred',
    'user/-/label/Old boats',
  ],
  ...item,
})

describe('starred articles of feed readers', () => {
  test('come with their text, labels and time', () => {
    const { format, bookmarks } = readJson({
      id: 'user/-/state/com.google/starred',
      items: [starred()],
    })
    expect(format).toBe('reader-stars')
    expect(bookmarks).toMatchObject([
      {
        ...{ address: 'https://harbour.example/ferry', title: 'Ferry & quay' },
        ...{ tags: ['Old boats'], savedAt: TIME, isRead: false, html: '<p>She sailed.</p>' },
      },
    ])
  })

  test('say when they were starred, what was read and what their reader noted', () => {
    const { bookmarks } = readJson({
      id: 'user/1005/state/com.google/starred',
      items: [
        starred({
          ...{
            starred: MS / 1000 + 60,
            canonical: undefined,
            content: { content: '<p>Whole.</p>' },
          },
          categories: ['user/1005/state/com.google/read', 'user/1005/label/a, b'],
          annotations: [{ content: 'Ask the crew' }, {}, { content: 'Twice' }],
        }),
      ],
    })
    expect(bookmarks).toMatchObject([
      {
        address: 'https://harbour.example/ferry?from=feed',
        ...{ savedAt: '2024-05-01T08:01:00.000Z', isRead: true, tags: ['a b'] },
        ...{ note: 'Ask the crew\n\nTwice', html: '<p>Whole.</p>' },
      },
    ])
  })

  test('are told apart from all other articles of a stream', () => {
    const plain = starred({ categories: ['user/-/state/com.google/reading-list'] })
    const other = starred({ canonical: [{ href: 'https://harbour.example/other' }] })
    expect(readJson({ id: 'feed/12', items: [plain, other] }).bookmarks).toHaveLength(1)
    expect(() => readJson({ id: 'feed/12', items: [plain] })).toThrow('no bookmarks in this file')
    expect(readJson({ id: 'user/-/label/boats', items: [plain] }).bookmarks).toHaveLength(1)
  })

  test('of Feedbin and Miniflux, as their own lists', () => {
    const feedbin = readJson([
      {
        ...{ id: 1, feed_id: 2, title: 'Ferry', author: 'A', content: '<p>Whole.</p>' },
        ...{ url: 'https://harbour.example/ferry', published: TIME, created_at: '2024-06-01' },
      },
    ])
    expect(feedbin).toMatchObject({
      format: 'reader-stars',
      bookmarks: [{ title: 'Ferry', savedAt: TIME, html: '<p>Whole.</p>' }],
    })
    const miniflux = readJson({
      total: 1,
      entries: [
        {
          ...{ id: 9, status: 'read', starred: true, title: 'Ferry', published_at: TIME },
          ...{ url: 'https://harbour.example/ferry', tags: ['ship'] },
          feed: { title: 'Harbour News', category: { title: 'Local' } },
        },
      ],
    })
    expect(miniflux.bookmarks).toMatchObject([{ tags: ['ship', 'Local'], isRead: true }])
  })

  test('packed with feeds and a list of feeds, as FreshRSS does', () => {
    const bytes = zipSync({
      'starred_2026-01-01.json': strToU8(
        JSON.stringify({ id: 'user/-/state/org.freshrss/starred', items: [starred()] }),
      ),
      'feed_2026-01-01_1_harbour.json': strToU8(
        JSON.stringify({ id: 'feed/1', items: [starred({ categories: [] })] }),
      ),
      'feeds_2026-01-01.opml.xml': strToU8('<?xml version="1.0"?><opml version="2.0"/>'),
      '__MACOSX/._starred_2026-01-01.json': strToU8('[{'),
    })
    const { bookmarks, leftOut } = readBytes(bytes)
    expect(bookmarks).toMatchObject([{ address: 'https://harbour.example/ferry' }])
    expect(leftOut.repeated).toBe(0)
  })

  test('without a link are named as left out', () => {
    const { lines } = readJson({
      id: 'user/-/state/com.google/starred',
      items: [starred(), starred({ canonical: [], alternate: [{ href: ' ' }], title: 'Lost' })],
    })
    expect(lines).toEqual([{ place: 2, address: '', title: 'Lost', reason: 'no-address' }])
  })
})

describe('Raindrop', () => {
  const header = 'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite'

  test('with notes of several lines, highlights, nested folders and favorites', () => {
    const { format, bookmarks } = read(
      `\ufeff${header}\r
1,"Ferry, ""new""","Ask the crew;\r
then write",Short,https://harbour.example/ferry,Boats/Old,"ship, two words",${TIME},,"Highlight: a quay",true\r
2,Bread,,Short,https://bakery.example/,Unsorted,,${TIME},,,false\r
`,
    )
    expect(format).toBe('raindrop')
    expect(bookmarks).toMatchObject([
      {
        ...{ title: 'Ferry, "new"', savedAt: TIME },
        note: 'Ask the crew;\nthen write\n\nHighlight: a quay',
        tags: ['ship', 'two words', 'Boats', 'Old', 'starred'],
      },
      { note: '', tags: [] },
    ])
  })

  test.each([';', '\t'])('saved again by a spreadsheet, with %j between cells', (mark) => {
    const row = ['1', 'Ferry', 'mine', 'x', 'https://harbour.example/ferry', 'Boats', 'a, b', TIME]
    const { bookmarks } = read(
      `sep=${mark}\r\n${header.replaceAll(',', mark)}\r\n${row.join(mark)}\r\n`,
    )
    expect(bookmarks).toMatchObject([{ note: 'mine', tags: ['a', 'b', 'Boats'], savedAt: TIME }])
  })
})

test('Karakeep, its lists as tags, texts without a page named as left out', () => {
  const { format, bookmarks, lines } = readJson({
    bookmarks: [
      {
        ...{ createdAt: MS / 1000, title: null, tags: ['ship'], lists: ['l1'], archived: true },
        content: { type: 'link', url: 'https://harbour.example/ferry' },
        note: 'mine',
      },
      {
        createdAt: 1,
        title: 'A thought',
        tags: [],
        content: { type: 'text', text: 'x' },
        note: null,
      },
      { createdAt: 1, title: 'Nothing', tags: [], content: null, note: null },
    ],
    lists: [{ id: 'l1', name: 'Old boats' }],
  })
  expect(format).toBe('karakeep')
  expect(bookmarks).toMatchObject([
    { note: 'mine', tags: ['ship', 'Old boats'], savedAt: TIME, isArchived: true, isRead: true },
  ])
  expect(lines.map(({ title }) => title)).toEqual(['A thought', 'Nothing'])
})

test('Linkwarden, its collections as tags', () => {
  const { format, bookmarks } = readJson({
    ...{ id: 1, name: 'A', username: 'a', pinnedLinks: [{ id: 7 }] },
    collections: [
      {
        ...{ id: 3, name: 'Old boats', description: '' },
        links: [
          {
            ...{ id: 7, name: 'Ferry', type: 'url', url: 'https://harbour.example/ferry' },
            ...{ description: 'mine', createdAt: TIME, tags: [{ id: 1, name: 'two words' }] },
          },
        ],
      },
      { id: 4, name: 'Unorganized', links: [{ id: 8, name: '', url: 'https://bakery.example/' }] },
      { id: 5, name: 'Empty', links: [] },
    ],
  })
  expect(format).toBe('linkwarden')
  expect(bookmarks).toMatchObject([
    { title: 'Ferry', note: 'mine', tags: ['two words', 'Old boats', 'starred'], savedAt: TIME },
    { tags: [], savedAt: null },
  ])
})

describe('Pinboard', () => {
  test('as JSON: tags separated by spaces, bookmarks to be read as unread', () => {
    const { format, bookmarks } = readJson([
      {
        ...{ href: 'https://harbour.example/ferry', description: 'Ferry', extended: 'mine' },
        ...{ time: TIME, shared: 'no', toread: 'yes', tags: 'old  boats' },
      },
      { href: 'https://bakery.example/', description: '', toread: 'no', tags: '' },
    ])
    expect(format).toBe('pinboard')
    expect(bookmarks).toMatchObject([
      { title: 'Ferry', note: 'mine', tags: ['old', 'boats'], savedAt: TIME, isRead: false },
      { isRead: true, tags: [], savedAt: null },
    ])
  })

  test('as XML', () => {
    const { format, bookmarks } = read(`<?xml version="1.0" encoding="UTF-8"?>
<posts user="anna">
  <post href="https://harbour.example/?a=1&amp;b=2" time="${TIME}" description="Ferry &quot;new&quot;" extended="mine" tag="old boats" hash="1" toread="yes"/>
</posts>`)
    expect(format).toBe('pinboard')
    expect(bookmarks).toMatchObject([
      {
        ...{ address: 'https://harbour.example/?a=1&b=2', title: 'Ferry "new"', note: 'mine' },
        ...{ tags: ['old', 'boats'], isRead: false },
      },
    ])
  })
})

describe('browsers', () => {
  test('the file of Chrome: nested folders, times since 1601', () => {
    const url = (name: string, address: string) => ({
      ...{ type: 'url', name, url: address, date_added: `${MS + 11_644_473_600_000}000` },
    })
    const folder = (name: string, ...children: object[]) => ({ type: 'folder', name, children })
    const { format, bookmarks, lines } = readJson({
      checksum: 'x',
      roots: {
        bookmark_bar: folder(
          'Leseleiste',
          url('Ferry', 'https://harbour.example/ferry'),
          folder('Boats', folder('Old', url('Quay', 'https://harbour.example/quay'))),
        ),
        other: folder('Other', url('Tool', 'javascript:void(0)'), url('Pages', 'chrome://version')),
        synced: folder('Mobile', url('Again', 'https://harbour.example/ferry')),
        sync_transaction_version: '3',
      },
      version: 1,
    })
    expect(format).toBe('chromium')
    expect(bookmarks).toMatchObject([
      { title: 'Ferry', tags: [], savedAt: TIME },
      { title: 'Quay', tags: ['Boats', 'Old'] },
    ])
    expect(lines.map(({ title, reason }) => [title, reason])).toEqual([
      ['Tool', 'no-web-address'],
      ['Pages', 'no-web-address'],
      ['Again', 'repeated'],
    ])
  })

  test('a backup of Firefox: tags, notes, separators, its own folders', () => {
    const place = (title: string, uri: string, more: object = {}) => ({
      ...{ type: 'text/x-moz-place', title, uri, dateAdded: MS * 1000, ...more },
    })
    const container = (title: string, children: object[], more: object = {}) => ({
      ...{ type: 'text/x-moz-place-container', title, children, ...more },
    })
    const { format, bookmarks, lines } = readJson(
      container(
        '',
        [
          container(
            'menu',
            [
              container('Boats', [
                place('Ferry', 'https://harbour.example/ferry', {
                  tags: 'ship,two words',
                  annos: [{ name: 'bookmarkProperties/description', value: 'mine' }],
                }),
                { type: 'text/x-moz-place-separator' },
              ]),
              place('Recent', 'place:sort=8'),
            ],
            { root: 'bookmarksMenuFolder' },
          ),
          container('tags', [place('Ferry', 'https://harbour.example/ferry')], {
            root: 'tagsFolder',
          }),
        ],
        { root: 'placesRoot' },
      ),
    )
    expect(format).toBe('firefox')
    expect(bookmarks).toMatchObject([
      { title: 'Ferry', tags: ['ship', 'two words', 'Boats'], note: 'mine', savedAt: TIME },
    ])
    expect(lines).toMatchObject([{ title: 'Recent', reason: 'no-web-address' }])
  })

  test('HTML with notes of one line and of several, beside folders with a description', () => {
    const { bookmarks } = read(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<H1>Bookmarks</H1><DL><p>
<DT><H3>Boats</H3><DD>About the folder
<DL><p>
<DT><A HREF="https://harbour.example/ferry" ADD_DATE="${MS / 1000}">Ferry</A>
<DD>First line &amp; more
second line, see <a href="https://other.example/">there</a>
<DT><A HREF="https://harbour.example/quay">Quay</A>
<DT><A HREF="https://harbour.example/pier">Pier</A><DD>One<br>two</DL><p>
<DT><A HREF="https://bakery.example/" ADD_DATE="${MS + 11_644_473_600_000}000">Bread</A>
</DL>`)
    expect(bookmarks.map(({ title, note, tags }) => [title, note, tags])).toEqual([
      ['Ferry', 'First line & more\nsecond line, see there', ['Boats']],
      ['Quay', '', ['Boats']],
      ['Pier', 'One\ntwo', ['Boats']],
      ['Bread', '', []],
    ])
    expect(bookmarks.at(-1)!.savedAt).toBe(TIME)
  })
})

describe('any other list', () => {
  test('of a program with the usual names of fields, also nested under a name', () => {
    const { format, bookmarks } = readJson({
      count: 1,
      results: [
        {
          ...{ url: 'https://harbour.example/ferry', title: 'Ferry', notes: 'mine', unread: false },
          ...{ is_archived: true, tag_names: ['two words'], date_added: TIME },
        },
      ],
    })
    expect(format).toBe('list')
    expect(bookmarks).toMatchObject([
      { note: 'mine', tags: ['two words'], savedAt: TIME, isRead: true, isArchived: true },
    ])
  })

  test('as a table with a column of addresses', () => {
    const { format, bookmarks } = read(
      `Name,URL,Notes,Tags,Date Added\nFerry,https://harbour.example/ferry,mine,ship|old,${TIME}\n`,
    )
    expect(format).toBe('list')
    expect(bookmarks).toMatchObject([
      { title: 'Ferry', note: 'mine', tags: ['ship', 'old'], savedAt: TIME },
    ])
  })

  test('of addresses alone, one a line', () => {
    const { format, bookmarks, lines } = read(
      'https://harbour.example/ferry Ferry returns\r\n\r\nhttps://bakery.example/\r\nnot one\r\n',
    )
    expect(format).toBe('addresses')
    expect(bookmarks.map(({ title }) => title)).toEqual(['Ferry returns', ''])
    expect(lines).toMatchObject([{ place: 3, address: 'not', reason: 'no-web-address' }])
  })
})

test.each(['utf-16le', 'utf-16be', 'utf-8'])('%s with a byte order mark is read', (encoding) => {
  const text = JSON.stringify([
    { href: 'https://harbour.example/', description: 'Fähre', tags: '' },
  ])
  const { bookmarks } = readBytes(iconv.encode(text, encoding, { addBOM: true }))
  expect(bookmarks).toMatchObject([{ title: 'Fähre' }])
})

test('HTML is read in the encoding that it names', () => {
  const text = `<!DOCTYPE NETSCAPE-Bookmark-file-1><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1251">
<DL><DT><A HREF="https://harbour.example/">Паром</A></DL>`
  expect(readBytes(iconv.encode(text, 'windows-1251')).bookmarks[0]!.title).toBe('Паром')
})

test('the same page in two folders is one bookmark with the tags of both', () => {
  const { bookmarks, leftOut } = readJson([
    { href: 'https://harbour.example/ferry', description: 'Ferry', tags: 'a' },
    {
      href: 'http://www.harbour.example/ferry/',
      description: 'Again',
      extended: 'mine',
      tags: 'b',
    },
  ])
  expect(bookmarks).toMatchObject([{ title: 'Ferry', tags: ['a', 'b'], note: 'mine' }])
  expect(leftOut.repeated).toBe(1)
})

test('lines that are left out are named up to a limit, and only counted beyond it', () => {
  const { lines, leftOut } = readJson([
    { url: 'https://harbour.example/', title: 'Ferry' },
    ...Array.from({ length: SAVED.importLeftOut + 5 }, (_, at) => ({
      url: `x:${at}`,
      title: 'No',
    })),
  ])
  expect(lines).toHaveLength(SAVED.importLeftOut)
  expect(leftOut['no-web-address']).toBe(SAVED.importLeftOut + 5)
})

describe('files that are not read', () => {
  test.each([
    ['{"name":"package","version":"1"}', 'no list of bookmarks that is known here'],
    ['[1,2,3]', 'no list of bookmarks that is known here'],
    ['name,age\nAnna,7\n', 'This file is not known here'],
    ['Just some words.', 'This file is not known here'],
  ])('%s names the forms that are read', (text, words) => {
    expect(() => read(text)).toThrow(words)
    expect(() => read(text)).toThrow('FreshRSS, Inoreader, Feedbin or Miniflux')
  })

  test('a list of feeds says where it belongs', () => {
    expect(() => read('<?xml version="1.0"?><opml version="2.0"><body/></opml>')).toThrow(
      'Import it where you add feeds',
    )
  })

  test('an empty list of stars is not damage', () => {
    expect(() => readJson({ id: 'user/-/state/com.google/starred', items: [] })).toThrow(
      'There are no bookmarks in this file.',
    )
  })

  test('fields of unexpected types are ignored', () => {
    const odd = [null, 7, [], {}, 'x', { a: 1 }]
    for (const value of odd) {
      const { bookmarks } = readJson([
        {
          ...{ href: 'https://harbour.example/', description: value, extended: value, time: value },
          ...{ tags: value, toread: value },
        },
      ])
      expect(bookmarks).toHaveLength(1)
      const roots = { bar: { children: value }, other: value }
      expect(() => readJson({ roots })).toThrow('no bookmarks in this file')
      const items = [{ ...starred(), title: value, categories: value, summary: value, tags: value }]
      expect(readJson({ items }).bookmarks).toHaveLength(1)
    }
  })
})
