import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { csvFile } from '../server/exporting/write-csv.ts'
import type { ExportedBookmark } from '../server/exporting/export-file.ts'
import { markdownFile } from '../server/exporting/write-markdown.ts'
import { netscapeFile } from '../server/exporting/write-netscape.ts'
import { readImport } from './read-import.ts'

const read = (text: string) => readImport({ bytes: new TextEncoder().encode(text) })
const found = (text: string) =>
  read(text).bookmarks.map(({ key: _key, html: _html, ...bookmark }) => bookmark)

const SECONDS = Date.UTC(2024, 4, 1, 8) / 1000
const TIME = '2024-05-01T08:00:00.000Z'

describe('files of other programs', () => {
  test('Pocket, as a table', () => {
    const text = `title,url,time_added,cursor,tags,status
Ferry returns,https://harbour.example/ferry,${SECONDS},,harbour|two words,unread
"A ""quoted"", title",http://bakery.example/?utm_source=pocket,${SECONDS},,,archive
`
    expect(read(text).format).toBe('pocket-csv')
    expect(found(text)).toEqual([
      {
        address: 'https://harbour.example/ferry',
        title: 'Ferry returns',
        tags: ['harbour', 'two words'],
        note: '',
        ...{ savedAt: TIME, isRead: false, isArchived: false },
      },
      {
        address: 'http://bakery.example/?utm_source=pocket',
        title: 'A "quoted", title',
        tags: [],
        note: '',
        ...{ savedAt: TIME, isRead: true, isArchived: true },
      },
    ])
  })

  test('Pocket, as the older page', () => {
    const text = `<!DOCTYPE html><html><head><title>Pocket Export</title></head><body>
<h1>Unread</h1><ul><li><a href="https://harbour.example/ferry" time_added="${SECONDS}" tags="harbour,ship">Ferry &amp; quay</a></li></ul>
<h1>Read Archive</h1><ul><li><a href="https://bakery.example/" time_added="${SECONDS}" tags="">Bread</a></li></ul></body></html>`
    expect(read(text).format).toBe('pocket-html')
    expect(found(text)).toMatchObject([
      { title: 'Ferry & quay', tags: ['harbour', 'ship'], isArchived: false, savedAt: TIME },
      { title: 'Bread', tags: [], isArchived: true, isRead: true },
    ])
  })

  test('Instapaper', () => {
    const text = `URL,Title,Selection,Folder,Timestamp,Tags
https://harbour.example/ferry,Ferry,,Unread,${SECONDS},"[""ship""]"
https://bakery.example/,Bread,,Archive,${SECONDS},[]
https://school.example/,School,,Learning,${SECONDS},[]
`
    expect(read(text).format).toBe('instapaper')
    expect(found(text)).toMatchObject([
      { tags: ['ship'], isArchived: false },
      { tags: [], isArchived: true },
      { tags: ['Learning'], isArchived: false, savedAt: TIME },
    ])
  })

  test('Readwise Reader', () => {
    const text = `Title,URL,ID,Document tags,Saved date,Reading progress,Location,Seen
Ferry,https://harbour.example/ferry,01h,"['ship', 'two words']",2024-05-01 08:00:00+00:00,0.2,later,True
Bread,https://bakery.example/,01j,,2024-05-01 08:00:00+00:00,1,archive,True
`
    expect(read(text).format).toBe('readwise')
    expect(found(text)).toMatchObject([
      { tags: ['ship', 'two words'], isRead: false, isArchived: false, savedAt: TIME },
      { tags: [], isRead: true, isArchived: true },
    ])
  })

  test('Wallabag, with the texts that it kept', () => {
    const text = JSON.stringify([
      {
        ...{ is_archived: 0, is_starred: 1, tags: ['ship'], title: 'Ferry' },
        ...{ url: 'https://harbour.example/ferry', content: '<p>Kept.</p>' },
        created_at: '2024-05-01T10:00:00+02:00',
      },
      {
        is_archived: true,
        tags: [{ label: 'rye' }],
        title: 'Bread',
        url: 'https://bakery.example/',
      },
    ])
    expect(read(text).format).toBe('wallabag')
    expect(read(text).bookmarks[0]!.html).toBe('<p>Kept.</p>')
    expect(found(text)).toMatchObject([
      { tags: ['ship', 'starred'], isRead: false, savedAt: TIME },
      { tags: ['rye'], isRead: true, isArchived: true, savedAt: null },
    ])
  })

  test('Omnivore, packed with its texts', () => {
    const list = [
      {
        ...{ id: '1', slug: 'ferry-1', title: 'Ferry', url: 'https://harbour.example/ferry' },
        ...{ state: 'Active', readingProgress: 12, labels: ['ship'], savedAt: TIME },
      },
    ]
    const other = [{ slug: 'b', url: 'https://bakery.example/', state: 'Archived', savedAt: TIME }]
    const bytes = zipSync({
      'metadata_0_to_20.json': strToU8(JSON.stringify(list)),
      'metadata_20_to_40.json': strToU8(JSON.stringify(other)),
      'content/ferry-1.html': strToU8('<p>Whole text.</p>'),
      'highlights/ferry-1.md': strToU8('> x'),
    })
    const { format, bookmarks } = readImport({ bytes })
    expect(format).toBe('omnivore')
    expect(bookmarks).toMatchObject([
      { title: 'Ferry', tags: ['ship'], html: '<p>Whole text.</p>', isRead: false },
      { title: '', isArchived: true, html: null },
    ])
    expect(read(JSON.stringify(list)).format).toBe('omnivore')
  })

  test('browsers, folders as tags', () => {
    const text = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8"><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3 ADD_DATE="1" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
  <DL><p>
    <DT><A HREF="https://harbour.example/ferry" ADD_DATE="${SECONDS}" ICON="data:image/png;base64,AA==">Ferry</A>
    <DT><H3>Baking</H3>
    <DL><p>
      <DT><A HREF="https://bakery.example/" ADD_DATE="${SECONDS}000000" TAGS="rye">Bread</A>
      <DD>With a description
    </DL><p>
    <DT><A HREF="https://school.example/">School</A>
    <DT><A HREF="javascript:void(0)">Bookmarklet</A>
    <DT><A HREF="place:sort=8">Recent</A>
  </DL><p>
</DL><p>`
    expect(read(text).leftOut['no-web-address']).toBe(2)
    expect(found(text)).toMatchObject([
      { title: 'Ferry', tags: [], savedAt: TIME, isRead: false },
      { title: 'Bread', tags: ['rye', 'Baking'], savedAt: TIME },
      { title: 'School', tags: [] },
    ])
  })
})

const bookmark: fc.Arbitrary<ExportedBookmark> = fc.record({
  address: fc.webUrl({ withQueryParameters: true }).map((address) => new URL(address).href),
  title: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((text) => text !== '' && text.isWellFormed()),
  tags: fc.uniqueArray(
    fc.constantFrom('ship', 'two words', '=1+1', '"quoted"', '<b>', 'ö', '[x]', 'Tags: a'),
    { maxLength: 4 },
  ),
  savedAt: fc
    .integer({ min: 1_000_000_000, max: 2_000_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  isRead: fc.boolean(),
  isArchived: fc.boolean(),
  note: fc
    .array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 3 })
    .map((lines) =>
      lines
        .join('\n')
        .replaceAll(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
    )
    .filter((text) => text.isWellFormed()),
})

test.each([
  ['HTML', netscapeFile],
  ['CSV', csvFile],
  ['Markdown', markdownFile],
])('what is exported as %s is imported as it was', (_, { head, line, foot }) => {
  fc.assert(
    fc.property(fc.array(bookmark, { minLength: 1, maxLength: 5 }), (given) => {
      const { bookmarks, leftOut } = read(head + given.map(line).join('') + foot)
      expect(bookmarks.length + leftOut.repeated).toBe(given.length)
      for (const { key: _key, html: _html, ...one } of bookmarks) {
        const same = given.find(({ address }) => address === one.address)!
        expect({ ...one, tags: one.tags.toSorted() }).toEqual({
          ...same,
          tags: same.tags.toSorted(),
        })
      }
    }),
  )
})

describe('bad files', () => {
  test.each([
    ['', 'The file is empty.'],
    ['hello', 'This file is not known here.'],
    ['[{"a":1}]', 'no list of bookmarks that is known here'],
    ['[{"url":"https://a.example","is_archived":1', 'breaks off or is damaged'],
    ['url,time_added,status\n"https://a.example,1,unread\n', 'a quotation in it never ends'],
    ['<html><body><p>Nothing</p></body></html>', 'There are no bookmarks in this file.'],
    ['<a href="javascript:alert(1)">x</a>', 'None of the addresses in this file'],
  ])('%s', (text, words) => {
    expect(() => read(text)).toThrow(words)
  })

  test('a zip that breaks off, or unpacks to gigabytes', () => {
    const bytes = zipSync({ 'a.json': new Uint8Array(160_000_000) })
    expect(() => readImport({ bytes })).toThrow('unpacks to more than 150 MB')
    expect(() => readImport({ bytes: bytes.slice(0, 1000) })).toThrow('breaks off or is damaged')
  })

  test('HTML nested 100,000 deep is read like any other', () => {
    const text = `${'<dl><dt><h3>x</h3>'.repeat(100_000)}<dt><a href="https://a.example/">A</a>${'</dl></b>'.repeat(100_000)}<a href="https://b.example">B</a>`
    expect(found(text)).toMatchObject([{ title: 'A' }, { title: 'B' }])
  })

  test('addresses that are too long, repeated or no web addresses are left out and counted', () => {
    const links = [
      `https://a.example/${'x'.repeat(2000)}`,
      ...['https://a.example/1', 'http://www.a.example/1/', 'data:text/html,x', '/here', ''],
    ]
    const { bookmarks, leftOut, lines } = read(
      links.map((link) => `<a href="${link}">x</a>`).join('\n'),
    )
    expect(bookmarks).toHaveLength(1)
    expect(lines.map(({ place, reason }) => [place, reason])).toEqual([
      [1, 'too-long'],
      [3, 'repeated'],
      [4, 'no-web-address'],
      [5, 'no-web-address'],
      [6, 'no-address'],
    ])
    expect(leftOut).toEqual({
      ...{ 'no-address': 1, 'no-web-address': 2, 'too-long': 1, repeated: 1, 'too-many': 0 },
    })
  })

  test('any file is read, or refused with a message', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom(
              '<a href="https://a.example/',
              '">',
              '<DL>',
              '</DL>',
              '<h3>',
              '[',
              '{"url":',
              '"',
              ',',
              '\n',
            ),
            fc.constantFrom(
              'url,time_added,status\n',
              '- [',
              '](<https://b.example>)',
              '\n  Saved ',
              'Tags: ',
            ),
          ),
        ),
        (parts) => {
          try {
            const { bookmarks } = read(parts.join(''))
            expect(bookmarks.every(({ address }) => /^https?:/.test(address))).toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(Problem)
          }
        },
      ),
    )
  })
})
