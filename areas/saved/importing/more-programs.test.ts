import { describe, expect, test } from 'vitest'
import { readImport } from './read-import.ts'

// Tests of files of further programs, all with the same page.

const PAGE = 'https://harbour.example/quay'
const read = (text: string) => readImport({ bytes: new TextEncoder().encode(text) }).bookmarks
const json = (value: unknown) => JSON.stringify(value)
const netscape = (list: string) => `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>${list}`

describe('a bookmark of', () => {
  test.each([
    [
      'Inoreader, with a passage that was marked and what was said of it',
      json({
        items: [
          {
            ...{ id: 'tag:google.com,2005:reader/item/1', title: 'Quay', starred: 1_714_550_400 },
            ...{ canonical: [{ href: PAGE }], categories: ['user/1/state/com.google/starred'] },
            annotations: [{ text: 'the quay is old', note: 'Ask the crew' }],
          },
        ],
      }),
      { note: 'the quay is old\nAsk the crew' },
    ],
    [
      'Wallabag, with its annotations',
      json([
        { url: PAGE, title: 'Quay', is_archived: 0, annotations: [{ quote: 'old', text: 'Ask' }] },
      ]),
      { note: 'old\nAsk' },
    ],
    [
      'Raindrop as HTML, a favorite',
      netscape(`<DL><p><DT><A HREF="${PAGE}" DATA-IMPORTANT="true">Quay</A></DL>`),
      { tags: ['starred'] },
    ],
    [
      'Safari, on the reading list',
      netscape(`<DT><H3>Reading List</H3><DL><p><DT><A HREF="${PAGE}">Quay</A></DL>`),
      { tags: ['Reading List'] },
    ],
    [
      'Linkding, archived and with notes',
      netscape(
        `<DL><p><DT><A HREF="${PAGE}" TAGS="a,linkding:archived">Quay</A><DD>Said[linkding-notes]Mine[/linkding-notes]</DL>`,
      ),
      { note: 'Said\n\nMine', tags: ['a'], isArchived: true },
    ],
    [
      'GoodLinks, read',
      json([{ url: PAGE, title: 'Quay', readAt: 1_714_550_400.5, tags: ['a'] }]),
      { isRead: true, tags: ['a'] },
    ],
    [
      'NewsBlur',
      json({ stories: [{ story_permalink: PAGE, story_title: 'Quay', user_tags: ['a'] }] }),
      { tags: ['a'] },
    ],
    [
      'Toby, in a list with a name',
      json({
        lists: [{ title: 'Boats', cards: [{ url: PAGE, title: 'x', customTitle: 'Quay' }] }],
      }),
      { tags: ['Boats'] },
    ],
    [
      'Pocket as JSON',
      json({ list: { 7: { given_url: PAGE, resolved_title: 'Quay', favorite: '1' } } }),
      { tags: ['starred'] },
    ],
    [
      'Diigo',
      `title,url,tags,description,comments,annotations,created_at
Quay,${PAGE},"a ""two words""",Said,,Marked,2024-05-01`,
      { note: 'Said\n\nMarked', tags: ['a', 'two words'] },
    ],
    ['OneTab', `${PAGE} | Quay`, {}],
    ['a table in German', `sep=;\nTitel;Adresse;Datum\nQuay;${PAGE};01.05.2024`, {}],
    ['a table without names', `1;Quay;${PAGE}\n2;Quay;${PAGE}`, {}],
    ['Markdown, with a title behind the address', `- [Quay](${PAGE} "Quay at dusk") is old`, {}],
    ['Markdown, numbered', `1. [Quay](${PAGE})`, {}],
    ['Markdown, inside of an item', `- Boats\n  * [Quay](${PAGE})`, {}],
    ['Markdown, a task that is done', `- [X] [Quay](${PAGE})`, { isRead: true }],
  ])('%s', (_, file, found) => {
    expect(read(file)).toMatchObject([{ address: PAGE, title: 'Quay', ...found }])
  })
})

test('bookmarks stand in lines of JSON', () => {
  const other = 'https://harbour.example/ferry'
  const lines = [PAGE, other].map((url) => json({ url }))
  expect(read(lines.join('\n'))).toMatchObject([{ address: PAGE }, { address: other }])
})

test('an address alone is an item of a Markdown list', () => {
  expect(read(`# Boats\n- [Quay](${PAGE})\n- https://harbour.example/ferry`)[1]).toMatchObject({
    ...{ address: 'https://harbour.example/ferry', title: '' },
  })
})

test('if entries say whether they are starred, only starred ones are imported', () => {
  const entry = (nth: number, starred: boolean) => ({
    ...{ url: `${PAGE}/${nth}`, title: 'Quay', published_at: '2024-05-01', starred },
  })
  expect(read(json({ total: 2, entries: [entry(1, false), entry(2, true)] }))).toMatchObject([
    { address: `${PAGE}/2` },
  ])
})

test('a page whose title is its address has no title', () => {
  expect(
    read(`title,url,time_added,tags,status\n${PAGE},${PAGE},1714550400,,unread`),
  ).toMatchObject([{ address: PAGE, title: '' }])
})
