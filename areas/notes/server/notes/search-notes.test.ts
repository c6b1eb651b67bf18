import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recallTexts } from '#areas/articles/server/search/recall-texts.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverNotesEditor } from './editor-api.ts'
import { indexNotes } from './note-texts.ts'

/** The least share of a word's forms by which search must find a text. */
const FORMS_FOUND = 0.95

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  await tools.db.run(sql`insert into readers (id, name, role) values ('ada', 'Ada', 'reader')`)
})
afterAll(() => tools.close())
beforeEach(() => tools.db.run(sql`delete from notes`))

const editor = () => serverNotesEditor(tools.desk)
const page = (search: string) => editor().pageNotes({ isHighlight: false, search })
const titles = async (search: string) => (await page(search)).notes.map(({ title }) => title)
const draft = { category: 'work' as const, title: 'Tides', text: 'Wind before tide.', tags: [] }

describe.each(recallTexts)('A note in $language', ({ title, text, asked }) => {
  test('is found by the forms of its words, and by nobody else', async () => {
    await editor().addNote({ ...draft, title: '', text: `${title}.\n\n${text}` })
    const words = asked.split(' ')
    const lost: string[] = []
    for (const word of words) if ((await titles(word)).length === 0) lost.push(word)
    expect(lost.length, lost.join(' ')).toBeLessThanOrEqual(words.length * (1 - FORMS_FOUND))
    const ada = serverNotesEditor(deskOf(tools, 'ada'))
    expect((await ada.pageNotes({ isHighlight: false, search: words[0]! })).notes).toEqual([])
  })
})

test('a note of a few words is found by their forms, whatever their language', async () => {
  await editor().addNote({ ...draft, title: 'Nuovi moli', text: '', tags: ['traghetti'] })
  await editor().addNote({ ...draft, title: 'Новые причалы', text: '' })
  expect(await titles('nuovo molo')).toEqual(['Nuovi moli'])
  expect(await titles('traghetto')).toEqual(['Nuovi moli'])
  expect(await titles('причал')).toEqual(['Новые причалы'])
})

test('a note that was changed is found by its new words, and no longer by the old ones', async () => {
  const { id, revision } = await editor().addNote(draft)
  await editor().saveNote({ ...draft, id, revision, title: 'Currents', text: 'Eddies at noon.' })
  expect(await titles('eddy')).toEqual(['Currents'])
  expect(await titles('tide')).toEqual([])
  await editor().deleteNote({ id })
  expect(await titles('eddy')).toEqual([])
  await editor().restoreNote({ id })
  expect(await titles('eddy')).toEqual(['Currents'])
})

test('a typing error is forgiven where nothing else is found, and what was found is marked', async () => {
  await editor().addNote({ ...draft, text: `${'Gulls. '.repeat(60)}The lighthouses are dark.` })
  const found = await page('lihgthouse')
  expect(found).toMatchObject({ meant: 'lighthouses', marks: ['lighthouses'] })
  expect(found.notes[0]!.excerpt).toMatch(/^… .*The lighthouses are dark\.$/)
  expect(await page('lighthouse gull')).toEqual({
    ...{ notes: [expect.objectContaining({ title: 'Tides' })], next: null },
    marks: ['Gulls'],
  })
  expect(await page('submarine')).toEqual({ notes: [], next: null, marks: [] })
})

test('words of another reader do not help with typing errors', async () => {
  await serverNotesEditor(deskOf(tools, 'ada')).addNote({ ...draft, text: 'A submarine.' })
  expect(await page('sumbarine')).toEqual({ notes: [], next: null, marks: [] })
})

test('notes of an older version are found as before until a job has indexed them', async () => {
  await tools.db.run(sql`
    insert into notes (id, reader_id, category, title, text, edited_at, search)
    select 'note-' || n, ${tools.readerId}, 'work', 'Gabbiani ' || n, '旧码头', ${tools.now()},
      to_tsvector('simple', 'Gabbiani ' || n)
    from generate_series(1, 120) as n`)
  expect((await page('gabbiani')).notes).toHaveLength(50)
  expect((await page('码头')).notes).toHaveLength(0)
  await indexNotes.run(tools, {})
  expect((await page('gabbiano')).notes).toHaveLength(50)
  expect(await titles('码头 119')).toEqual(['Gabbiani 119'])
})

test('a long note is found by what stands far inside', async () => {
  const text = Array.from({ length: 9_000 }, (_, at) => `w${at}`).join(' ')
  await editor().addNote({ ...draft, text })
  expect(await titles('w8000')).toEqual(['Tides'])
})
