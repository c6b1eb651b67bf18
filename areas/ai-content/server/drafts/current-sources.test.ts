import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hangingOn } from '#areas/articles/server/merging/hangs-on-articles.ts'
import { mergeArticles } from '#areas/articles/server/merging/merge-articles.ts'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import { posts } from '#areas/website-builder/contracts/posts.ts'
import { testBuilder } from '#areas/website-builder/server/test-builder.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { deliveries } from '../../contracts/deliveries.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { draftFiles } from '../exporting/draft-files.ts'
import { reworded, testContent } from '../test-content.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
let site: string
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
  site = await testBuilder(tools).create()
})
afterAll(() => tools.close())

/** An article with a report, and a text that quotes it. */
let article: number
let made: OpenDraft
beforeEach(async () => {
  ;[article] = (await storeArticles(tools, [{ title: 'Council votes on the quay' }])) as [number]
  made = await content.write({ subjects: [{ kind: 'article', id: article }] })
})

const again = () => content.ask(drafts.getDraft, { draft: made.id })
const quoted = ({ text }: OpenDraft) =>
  text.parts.flatMap(({ runs }) => runs.filter(({ by }) => by === 'source').map((run) => run.text))
const kinds = ({ notices }: Pick<OpenDraft, 'notices'>) =>
  notices.flatMap(({ kind }) => (['question', 'material'].includes(kind) ? [] : [kind]))
const deliver = (key: string, isConfirmed = false) =>
  content.ask(deliveries.deliver, {
    ...{ draft: made.id, key, withNotes: false, isConfirmed },
    destination: { way: 'post', site, isPublished: true },
  })
/** The publisher changes the report. */
const revise = (text: string) =>
  tools.db.run(sql`
    with former as (
      insert into entry_revisions (entry_id, title, text, html, replaced_at)
      select id, title, text, html, ${tools.now()} from entries where identity = ${`${article}`})
    update entries set text = ${text} where identity = ${`${article}`}`)

test('a citation follows the article that another one took over', async () => {
  expect(kinds(made)).toEqual([])
  expect(quoted(made).length).toBeGreaterThan(0)
  const [into] = (await storeArticles(tools, [{ title: 'Council votes again' }])) as [number]
  await tools.db.transaction((db) =>
    mergeArticles(db, hangingOn(tools.extensions), { from: article, into }),
  )
  const now = await again()
  expect(now.text.sources.map((source) => source.article)).toEqual([into])
  expect(kinds(now)).toEqual([])
  const files = await content.ask(drafts.redraft, {
    ...{ draft: made.id, version: 1, brief: made.brief },
  })
  expect(files.version).toBe(2)
})

test('words that a report no longer says are named, also after a save, and asked about', async () => {
  await revise('The council has withdrawn this report.')
  const now = await again()
  expect(kinds(now)).toEqual(['changed'])
  expect(quoted(now)).toEqual(quoted(made))
  const saved = await content.save(now, reworded(now.text, 'My own title'))
  expect(kinds(saved)).toEqual(['changed'])
  await expect(deliver('first')).rejects.toThrow('no longer says what is cited')
  expect(await deliver('first', true)).toMatchObject({ state: 'sent' })
  // Each delivery checks the sources again.
  await revise('It was found again: ' + quoted(made).join(' '))
  expect(kinds(await again())).toEqual([])
  expect(await deliver('second')).toMatchObject({ state: 'sent' })
})

test('words of a report that is gone stay to the letter, and somebody looks before they leave', async () => {
  await tools.db.run(sql`delete from entries where identity = ${`${article}`}`)
  await tools.db.run(sql`delete from articles where id = ${article}`)
  const now = await again()
  expect(kinds(now)).toEqual(['withdrawn'])
  await content.save(now, { ...now.text, title: 'Kept' })
  expect(quoted(await again())).toEqual(quoted(made))
  await expect(deliver('gone')).rejects.toMatchObject({ kind: 'conflict' })
  const preview = await content.ask(deliveries.previewDelivery, {
    ...{ draft: made.id, withNotes: false },
  })
  expect(preview.question).toContain('is no longer here')
  await expect(
    content.ask(drafts.redraft, { draft: made.id, version: 2, brief: made.brief }),
  ).rejects.toMatchObject({ kind: 'not-found' })
})

test('a source that is no longer followed is named; one that became private does not leave', async () => {
  const feed = sql`(select feed_id from entries where identity = ${`${article}`})`
  await tools.db.run(sql`delete from sources where feed_id = ${feed}`)
  expect(kinds(await again())).toEqual(['unfollowed'])
  await storeArticles(tools, [])
  expect(kinds(await again())).toEqual([])
  await tools.db.run(sql`update feeds set private_to = ${tools.readerId} where id = ${feed}`)
  expect(kinds(await again())).toEqual(['private'])
  expect(await deliver('private')).toMatchObject({ leftOut: expect.stringContaining('private') })
  const { posts: listed } = await content.ask(posts.listPosts, { site, search: made.title })
  const post = await content.ask(posts.getPost, { site, post: listed[0]!.id })
  expect(JSON.stringify(post)).not.toContain(quoted(made)[0])
  const file = await draftFiles.answer(
    tools,
    askedFor(tools.readerId, { draft: made.id, file: 'text.md' }, { for: 'public' }),
  )
  expect(file?.body).not.toContain(quoted(made)[0])
})
