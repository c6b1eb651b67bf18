import { zipSync, strToU8, unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { anchorAt } from '#engine/anchors/anchor.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import { deskOf, sql } from '#server/tools.ts'
import type { Subject } from '../contracts/highlights.ts'
import { noteExport } from './exporting/export-documents.ts'
import { serverHighlights } from './highlights/highlights-api.ts'
import { serverNotesImport } from './importing/import-api.ts'
import { serverNotesEditor } from './notes/editor-api.ts'
import { goneNote } from './notes/gone-note.ts'
import { serverNotes } from './notes/notes-api.ts'
import { sweepNotes } from './notes/sweep-notes.ts'

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())
beforeEach(async () => {
  tools.setNow(new Date('2026-03-02T12:00:00Z'))
  await tools.db.run(sql`delete from notes`)
  await tools.db.run(sql`delete from saved_bookmarks`)
})

const editor = () => serverNotesEditor(tools.desk)
const page = (asked: Partial<Parameters<ReturnType<typeof editor>['pageNotes']>[0]> = {}) =>
  editor().pageNotes({ isHighlight: false, search: '', ...asked })
const titles = async (asked = {}) => (await page(asked)).notes.map(({ title }) => title)
const draft = {
  category: 'work' as const,
  title: 'Tides',
  text: 'Wind before tide.',
  tags: ['harbour'],
}

async function bookmark(): Promise<number> {
  await tools.db.run(sql`
    insert into saved_bookmarks (id, reader_id, address, page_key, host, title, saved_at)
    values (7, ${tools.readerId}, 'https://harbour.example/ferry', 'ferry', 'harbour.example', 'Ferry returns', ${tools.now()})`)
  return 7
}
const ferry = 'The Lantern sailed on Monday. Her new engine was built in Tolland. She is late.'
const passage = anchorAt(ferry, { start: 30, end: 66 })

/** Adds an article from a followed source that quotes the whole text. */
async function articleOf(text: string): Promise<number> {
  const address = `https://${newId('harbour')}.example/feed`
  const published = tools.now().toISOString()
  tools.web.set(address, rss([{ guid: '1', title: 'Ferry returns', text, published }]))
  await serverSources(tools.desk).followSource({
    ...{ address, name: '', category: 'general', frequency: 'hourly' },
  })
  await joinEntries.run(tools, {})
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select id from articles order by id desc limit 1`,
  )
  return id
}

async function entryOf(article: number): Promise<number> {
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`select entry_id as id from article_entries where article_id = ${article}`,
  )
  return id
}

async function highlight() {
  const id = await bookmark()
  return serverHighlights(tools.desk).addHighlight({
    subject: { kind: 'bookmark', id },
    color: 'green',
    anchor: passage,
  })
}

describe('A note', () => {
  test('is added, read, found by its words and tags, and listed by category', async () => {
    const { id, revision } = await editor().addNote(draft)
    expect(revision).toBe(1)
    await editor().addNote({ title: 'Pilots', text: 'Berth four.', category: 'ideas' })
    expect(await editor().getNote({ id })).toMatchObject({ ...draft, id, article: null })
    expect(await titles({ search: 'winds' })).toEqual(['Tides'])
    expect(await titles({ search: 'harbour' })).toEqual(['Tides'])
    expect(await titles({ tag: 'harbour' })).toEqual(['Tides'])
    expect(await titles({ category: 'ideas' })).toEqual(['Pilots'])
    expect(await editor().listTags({})).toEqual([{ tag: 'harbour', notes: 1 }])
    const listed = await serverNotes(tools.desk).listNotes({})
    expect(listed.map(({ title }) => title).toSorted()).toEqual(['Pilots', 'Tides'])
  })

  test('shows its first words without the marks of Markdown', async () => {
    const text =
      '# Berths\n\n- Ask **Ada Brook** at the `quay`, [by post](https://harbour.example/post)\n- 2 * 3 cranes'
    await editor().addNote({ ...draft, text })
    const [listed] = (await page()).notes
    expect(listed!.excerpt).toBe('Berths Ask Ada Brook at the quay, by post 2 * 3 cranes')
  })

  test('that was saved since is not written over: the writer is told what is there', async () => {
    const { id } = await editor().addNote(draft)
    const first = await editor().saveNote({ ...draft, id, revision: 1, text: 'One' })
    expect(first).toMatchObject({ revision: 2, current: null })
    const second = await editor().saveNote({ ...draft, id, revision: 1, text: 'Two' })
    expect(second).toMatchObject({ revision: 2, current: { text: 'One', revision: 2 } })
    expect(await editor().getNote({ id })).toMatchObject({ text: 'One' })
  })

  test('is deleted, comes back within a day, and is gone after it', async () => {
    const { id } = await editor().addNote(draft)
    await editor().deleteNote({ id })
    await expect(editor().deleteNote({ id })).rejects.toThrow('no longer there')
    expect(await titles()).toEqual([])
    await editor().restoreNote({ id })
    expect(await titles()).toEqual(['Tides'])
    await editor().deleteNote({ id })
    tools.setNow(new Date('2026-03-03T12:00:01Z'))
    await sweepNotes.run(tools, {})
    await expect(editor().restoreNote({ id })).rejects.toThrow('no longer there')
  })

  test('of two megabytes is kept and found by its beginning', async () => {
    const text = `Lighthouse. ${'wörd and more '.repeat(142_000)}`
    const { id } = await editor().addNote({ title: 'Long', text })
    expect((await editor().getNote({ id })).text).toBe(text)
    expect(await titles({ search: 'lighthouse' })).toEqual(['Long'])
  })

  test('with a million different words is kept, too', async () => {
    const text = Array.from({ length: 200_000 }, (_, at) => at.toString(36)).join(' ')
    const { id } = await editor().addNote({ title: 'Words', text })
    expect((await editor().getNote({ id })).text).toHaveLength(text.length)
  })

  test('on an article that is not there is refused', async () => {
    await expect(editor().addNote({ ...draft, article: 4711 })).rejects.toThrow('no longer exists')
  })

  test('is listed once on the pages of a long list', async () => {
    await tools.db.run(sql`
      insert into notes (id, reader_id, category, title, text, edited_at)
      select 'note-' || n, ${tools.readerId}, 'work', n, '', ${tools.now()} from generate_series(1, 120) as n`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { notes, next } = await page(cursor === undefined ? {} : { cursor })
      seen.push(...notes.map(({ id }) => id))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(120)
    expect(seen).toHaveLength(120)
  })

  test('is seen and changed by no other reader', async () => {
    const { id } = await editor().addNote(draft)
    await tools.db.run(
      sql`insert into readers (id, name, role) values ('ada', 'Ada', 'reader') on conflict do nothing`,
    )
    const ada = serverNotesEditor(deskOf(tools, 'ada'))
    await expect(ada.getNote({ id })).rejects.toThrow('no longer there')
    await expect(ada.saveNote({ ...draft, id, revision: 1 })).rejects.toThrow('no longer there')
    await expect(ada.deleteNote({ id })).rejects.toThrow('no longer there')
    const opens = [tools.desk, '/news-hub/notes', new URLSearchParams({ id })] as const
    expect(await goneNote(...opens)).toBe(false)
    expect(await goneNote(deskOf(tools, 'ada'), opens[1], opens[2])).toBe(true)
    expect(await goneNote(opens[0], opens[1], new URLSearchParams())).toBe(false)
    expect((await ada.pageNotes({ isHighlight: false, search: '' })).notes).toEqual([])
  })
})

describe('A highlight', () => {
  test('is a note that is found by its passage and knows what it is in', async () => {
    const { id } = await highlight()
    const note = await editor().getNote({ id })
    expect(note).toMatchObject({ title: passage.exact, text: '' })
    expect(note.highlight).toEqual({
      ...{
        color: 'green',
        quote: passage.exact,
        subject: 'bookmark',
        subjectTitle: 'Ferry returns',
      },
      ...{
        page: '/news-hub/bookmark?id=7',
        address: 'https://harbour.example/ferry',
        lostAt: null,
      },
    })
    expect(await titles({ search: 'engine', isHighlight: true })).toEqual([passage.exact])
    const inText = await serverHighlights(tools.desk).listHighlights({ kind: 'bookmark', id: 7 })
    expect(inText).toMatchObject([{ id, anchor: passage, isLost: false }])
  })

  test('keeps its passage when it is no longer in the text, and says so', async () => {
    const { id } = await highlight()
    const { noteFound, changeColor } = serverHighlights(tools.desk)
    await noteFound({ id, anchor: null })
    await changeColor({ id, color: 'pink' })
    expect((await editor().getNote({ id })).highlight).toMatchObject({
      ...{ quote: passage.exact, color: 'pink', lostAt: '2026-03-02T12:00:00.000Z' },
    })
    await noteFound({ id, anchor: passage })
    expect((await editor().getNote({ id })).highlight?.lostAt).toBeNull()
  })

  test('whose words stand nowhere in its text is kept, and says so at once', async () => {
    const article = await articleOf(ferry)
    const { addHighlight, listHighlights, noteFound } = serverHighlights(tools.desk)
    const add = (exact: string, subject: Subject = { kind: 'article', id: article }) =>
      addHighlight({
        subject,
        color: 'blue',
        anchor: { exact, prefix: '', suffix: '', start: 0, end: exact.length, isUnique: false },
      })
    const entry: Subject = { kind: 'entry', id: await entryOf(article) }
    const words = 'The Lantern never sailed at all.'
    for (const subject of [{ kind: 'article' as const, id: article }, entry]) {
      const { id, isLost } = await add(words, subject)
      expect(isLost).toBe(true)
      expect((await editor().getNote({ id })).highlight).toMatchObject({
        ...{ quote: words, lostAt: '2026-03-02T12:00:00.000Z' },
      })
      expect((await listHighlights(subject)).map((one) => one.isLost)).toEqual([true])
      // The page reports that it has found the passage again, so the highlight is no longer lost.
      await noteFound({ id, anchor: passage })
      expect((await listHighlights(subject)).map((one) => one.isLost)).toEqual([false])
    }
    for (const there of [passage.exact, 'Her  new\nengine', 'engine']) {
      expect(await add(there)).toMatchObject({ isLost: false })
      expect(await add(there, entry)).toMatchObject({ isLost: false })
    }
  })

  test('in what was revised since it was read is not taken for lost', async () => {
    const article = await articleOf(
      ferry.replace('was built in Tolland', 'was built in Old Tolland'),
    )
    const { isLost } = await serverHighlights(tools.desk).addHighlight({
      ...{ subject: { kind: 'article', id: article }, color: 'blue', anchor: passage },
    })
    expect(isLost).toBe(false)
  })

  test('in a page whose text is yet to come is not lost; once there is a text, it counts', async () => {
    expect((await highlight()).isLost).toBe(false)
    await tools.db.run(sql`update saved_bookmarks set text = ${ferry}`)
    const { addHighlight } = serverHighlights(tools.desk)
    const asked = { subject: { kind: 'bookmark' as const, id: 7 }, color: 'blue' as const }
    expect((await addHighlight({ ...asked, anchor: passage })).isLost).toBe(false)
    const other = { ...passage, exact: 'Nobody was on board.', prefix: '', suffix: '' }
    expect((await addHighlight({ ...asked, anchor: other })).isLost).toBe(true)
  })

  test('in what the reader cannot read is refused', async () => {
    const { addHighlight } = serverHighlights(tools.desk)
    for (const kind of ['article', 'entry', 'bookmark'] as const) {
      const asked = { subject: { kind, id: 99 }, color: 'blue' as const, anchor: passage }
      await expect(addHighlight(asked)).rejects.toThrow('no longer here')
    }
  })
})

async function exported(file: string): Promise<Uint8Array> {
  return bytesOf((await noteExport.answer(tools.desk, askedFor(tools.readerId, { file })))!)
}
const bring = (bytes: Uint8Array, name = '') =>
  serverNotesImport(tools.desk).importNotes({
    content: Buffer.from(bytes).toString('base64'),
    name,
  })

describe('Export and import', () => {
  const script = '> quoted\r\n\n<script>alert("x")</script> \u202eשלום\u202c --- \n---\ntail\n\n'

  async function fill() {
    const { id } = await highlight()
    const note = await editor().getNote({ id })
    await editor().saveNote({
      ...note,
      text: script,
      tags: ['a tag', 'b'],
      revision: note.revision,
    })
    await editor().addNote({ ...draft, title: 'con', text: script })
    await editor().addNote({ ...draft, title: 'CON', text: '' })
    await editor().addNote({ ...draft, title: '../../etc/passwd: "x"', text: '# A heading\n' })
  }
  const all = async () => {
    const { notes } = await page()
    const whole = await Promise.all(notes.map(({ id }) => editor().getNote({ id })))
    return whole
      .map(({ id: _id, revision: _revision, ...note }) => note)
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
  }

  test.each(['notes.zip', 'notes.json'])(
    '%s comes back without a duplicate, and whole',
    async (file) => {
      await fill()
      const bytes = await exported(file)
      expect(await bring(bytes)).toMatchObject({
        added: 0,
        updated: 0,
        unchanged: 4,
        keptBoth: 0,
        leftOut: [],
      })
      const before = await all()
      await tools.db.run(sql`delete from notes`)
      expect(await bring(bytes)).toMatchObject({ added: 4, unchanged: 0 })
      expect(await all()).toEqual(before)
      expect(await bring(bytes)).toMatchObject({ added: 0, unchanged: 4 })
    },
  )

  test('the folder is read as Obsidian reads it', async () => {
    await fill()
    const files = unzipSync(await exported('notes.zip'))
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'Her new engine was built in Tolland..md'.replace('..', '.'),
        'Note 2.md',
        'Note.md',
        'etc passwd x .md'.replace(' .md', '.md'),
      ].toSorted(),
    )
    const file = strFromU8(Object.entries(files).find(([name]) => name.startsWith('Her'))![1])
    expect(parse(file.split('---\n')[1]!)).toMatchObject({
      tags: ['a tag', 'b'],
      category: 'personal',
    })
    expect(file).toContain(
      `> ${passage.exact}\n>\n> — [Ferry returns](<https://harbour.example/ferry>)\n\n`,
    )
  })

  test('what was changed in the file alone is taken over, what was changed in both is kept twice', async () => {
    const one = await editor().addNote({ ...draft, title: 'One' })
    const two = await editor().addNote({ ...draft, title: 'Two' })
    const files = unzipSync(await exported('notes.zip'))
    const edited = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          strToU8(strFromU8(content).replace('Wind before tide.', 'Tide before wind.')),
        ]),
      ),
    )
    await editor().saveNote({ ...draft, title: 'Two', id: two.id, revision: 1, text: 'Here' })
    expect(await bring(edited)).toMatchObject({ added: 0, updated: 1, keptBoth: 1 })
    expect(await bring(edited)).toMatchObject({ added: 0, updated: 0, keptBoth: 0, unchanged: 2 })
    expect((await editor().getNote({ id: one.id })).text).toBe('Tide before wind.')
    expect((await titles()).toSorted()).toEqual(['One', 'Two', 'Two (imported)'])
  })

  test('a folder of another program comes in once', async () => {
    const folder = zipSync({
      'vault/.obsidian/app.md': strToU8('settings'),
      'vault/Harbour/Tugs.md': strToU8(
        '---\ntags: "#boats, sea"\ndate: 2024-05-01\n---\nSmall and strong.',
      ),
      'vault/Broken.md': strToU8('---\nkey: [1, 2\n---\nStill a note'),
      'vault/Bomb.md': strToU8(
        `---\na: &a [1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n---\nwords`,
      ),
      'vault/Empty.md': strToU8('   '),
      'vault/photo.png': strToU8('png'),
    })
    expect(await bring(folder)).toMatchObject({ format: 'markdown-folder', added: 4, leftOut: [] })
    expect(await bring(folder)).toMatchObject({ added: 0, unchanged: 4 })
    const tugs = (await page({ search: 'strong' })).notes[0]!
    expect(tugs).toMatchObject({ title: 'Tugs', tags: ['boats', 'sea'], category: 'personal' })
    expect(tugs.editedAt).toBe('2024-05-01T00:00:00.000Z')
  })

  test('two readers bring the same file, each for themselves', async () => {
    await editor().addNote(draft)
    const bytes = await exported('notes.zip')
    await tools.db.run(
      sql`insert into readers (id, name, role) values ('ada', 'Ada', 'reader') on conflict do nothing`,
    )
    const content = Buffer.from(bytes).toString('base64')
    const ada = await serverNotesImport(deskOf(tools, 'ada')).importNotes({ content, name: '' })
    expect(ada).toMatchObject({ added: 1 })
    expect(await titles()).toEqual(['Tides'])
  })

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['a zip that breaks off', strToU8('PK\u0003\u0004 and no more'), 'breaks off or is damaged'],
    ['a zip without notes', zipSync({ 'a.png': strToU8('x') }), 'There are no notes in this file'],
    ['JSON of something else', strToU8('{"a": 1}'), 'There are no notes in this file'],
    [
      'a zip that unpacks to more than fits',
      zipSync(
        { 'a.md': new Uint8Array(80_000_000), 'b.md': new Uint8Array(80_000_000) },
        { level: 1 },
      ),
      'unpacks to more than',
    ],
  ])('%s is refused in words', async (_, bytes, words) => {
    await expect(bring(bytes)).rejects.toThrow(words)
  })

  test('a passage that stands nowhere in the text that is here comes back as lost', async () => {
    await highlight()
    const other = { ...passage, exact: 'Nobody was on board.', prefix: '', suffix: '' }
    await serverHighlights(tools.desk).addHighlight({
      ...{ subject: { kind: 'bookmark', id: 7 }, color: 'blue', anchor: other },
    })
    const bytes = await exported('notes.json')
    await tools.db.run(sql`delete from notes`)
    await tools.db.run(sql`update saved_bookmarks set text = ${ferry}`)
    expect(await bring(bytes)).toMatchObject({ added: 2 })
    const listed = await serverHighlights(tools.desk).listHighlights({ kind: 'bookmark', id: 7 })
    expect(listed.map(({ quote, isLost }) => [quote, isLost])).toEqual([
      [passage.exact, false],
      ['Nobody was on board.', true],
    ])
  })

  test('an address of a file leads to the web, or nowhere', async () => {
    await highlight()
    const text = strFromU8(await exported('notes.json')).replaceAll(
      'https://harbour.example/ferry',
      'javascript:alert(1)',
    )
    await tools.db.run(sql`delete from notes`)
    expect(await bring(strToU8(text))).toMatchObject({ added: 1 })
    expect((await page()).notes[0]!.highlight!.address).toBeNull()
  })
})
