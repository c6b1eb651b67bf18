import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recallTexts } from '#areas/articles/server/search/recall-texts.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { indexBookmarks } from '../bookmark-texts.ts'
import { serverBookmarks } from './bookmarks-api.ts'

/** The least share of a text's inflected words by which a search has to find the text. */
const FORMS_FOUND = 0.95

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  await tools.db.run(sql`insert into readers (id, name, role) values ('ada', 'Ada', 'reader')`)
})
afterAll(() => tools.close())
beforeEach(() => tools.db.run(sql`delete from saved_bookmarks`))

const keeper = () => serverBookmarks(tools.desk)
const list = (search: string) => keeper().listBookmarks({ filter: 'all', search })
const titles = async (search: string) => (await list(search)).bookmarks.map(({ title }) => title)

/** Stores a bookmark as an archive does: its words are not indexed yet. */
async function bring(title: string, text: string): Promise<void> {
  await tools.db.run(sql`
    insert into saved_bookmarks (reader_id, address, page_key, host, title, text, state, saved_at)
    values (${tools.readerId}, 'https://www.harbour.example/piers/nine', ${title}, 'www.harbour.example', ${title}, ${text},
      'kept', ${tools.now()})`)
}

describe.each(recallTexts)('A bookmark in $language', ({ title, text, asked }) => {
  test('is found by other forms of its words, and only by its reader', async () => {
    await bring(title, text)
    await indexBookmarks.run(tools, {})
    const words = asked.split(' ')
    const lost: string[] = []
    for (const word of words) if ((await titles(word)).length === 0) lost.push(word)
    expect(lost.length, lost.join(' ')).toBeLessThanOrEqual(words.length * (1 - FORMS_FOUND))
    const ada = serverBookmarks(deskOf(tools, 'ada'))
    expect((await ada.listBookmarks({ filter: 'all', search: words[0]! })).bookmarks).toEqual([])
  })
})

test('a bookmark is found at once by its title, tags, note and address', async () => {
  const { id } = await keeper().addBookmark({
    ...{ address: 'https://www.bakery.example/rye', title: 'Pane di segale', tags: ['ricette'] },
  })
  await keeper().changeBookmark({ id, note: 'Zum Wochenende backen' })
  for (const words of ['pani', 'ricetta', 'Wochenenden', 'bakery.example', 'rye'])
    expect(await titles(words), words).toEqual(['Pane di segale'])
  await keeper().changeBookmark({ id, title: 'Gâteaux', tags: [], note: '' })
  expect(await titles('gateau')).toEqual(['Gâteaux'])
  for (const words of ['pane', 'ricette', 'Wochenende'])
    expect(await titles(words), words).toEqual([])
  await keeper().deleteBookmark({ id })
  expect(await titles('gateau')).toEqual([])
  await keeper().restoreBookmark({ id })
  expect(await titles('gateau')).toEqual(['Gâteaux'])
})

test('a typing error is forgiven if nothing else is found, and matches are marked', async () => {
  await bring('Ferries', `${'Gulls. '.repeat(60)}The passengers waited.`)
  await indexBookmarks.run(tools, {})
  const found = await list('pasengers')
  expect(found).toMatchObject({ meant: 'passengers', marks: ['passengers'] })
  expect(found.bookmarks[0]!.excerpt).toMatch(/^… .*The passengers waited\.$/)
  expect((await list('ferry')).marks).toEqual(['Ferries'])
})

test('a page is indexed once, and again only when its words change', async () => {
  const { id } = await keeper().addBookmark({
    ...{ address: 'https://harbour.example/', title: 'Quay', tags: [] },
  })
  await keeper().changeBookmark({ id, isRead: true, title: 'Quay' })
  await tools.db.run(sql`update saved_bookmarks set search = ''`)
  await indexBookmarks.run(tools, {})
  expect(await titles('quay')).toEqual([])
})
