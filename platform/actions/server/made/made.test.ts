import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { saved } from '#areas/saved/contract.ts'
import { bookmarks } from '#areas/saved/contracts/bookmarks.ts'
import { topicActions } from '#areas/topics/contracts/actions.ts'
import { topics } from '#areas/topics/contract.ts'
import type { Grant, Maker } from '#server/asking/grant.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { job, sql } from '#server/tools.ts'
import { forgetMade, listMade, undoMade } from '../lends.ts'

const by: Maker = { kind: 'workflow', id: 'workflow-1' }

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const ask = (more: Partial<Grant> = {}, readerId = tools.readerId) =>
  tools.askAs(readerId, { operations: ['*'], scope: 'write', by, ...more })
const maker = (more: Partial<Maker> = {}) => ({ readerId: tools.readerId, by: { ...by, ...more } })
const made = async (more?: Partial<Maker>) =>
  (await listMade(tools.db, maker(more), { most: 10 })).map((one) => [one.operation, one.thing])
const notes = async () =>
  (await ask({})(notesEditor.pageNotes, { isHighlight: false, search: '' })).notes.length

/** A job that does the work of a workflow. */
const harbourWorkflow = job<{ readerId: string }>('test/harbour', async (world, { readerId }) => {
  const grant: Grant = { operations: ['notes/editor/*', 'topics/*'], scope: 'write' }
  const inStep = (step: string) => world.askAs(readerId, { ...grant, by: { ...by, step } })
  await inStep('topic')(topics.saveTopic, topicActions.saveTopic.example)
  for (const text of ['One', 'Two']) await inStep('note')(notesEditor.addNote, { text })
})

describe('A job that asks for a workflow', () => {
  test('has all that it made undone, and what its reader made stays', async () => {
    await tools.askAs(tools.readerId, { operations: ['*'], scope: 'write' })(notesEditor.addNote, {
      text: 'My own',
    })
    await harbourWorkflow.run(tools, { readerId: tools.readerId })
    expect((await made()).map(([operation]) => operation)).toEqual([
      'notes/editor/addNote',
      'notes/editor/addNote',
      'topics/saveTopic',
    ])
    expect(await undoMade(tools, maker())).toEqual({ undone: 3, gone: 0, left: [] })
    expect(await made()).toEqual([])
    expect(await notes()).toBe(1)
    expect(await ask()(topics.listTopics, {})).toEqual([])
  })

  test('has one step undone alone', async () => {
    await harbourWorkflow.run(tools, { readerId: tools.readerId })
    expect(await undoMade(tools, maker({ step: 'note' }))).toEqual({ undone: 2, gone: 0, left: [] })
    expect((await made()).map(([operation]) => operation)).toEqual(['topics/saveTopic'])
  })

  test('takes no harm from what its reader deleted before', async () => {
    await harbourWorkflow.run(tools, { readerId: tools.readerId })
    const [, id] = (await made({ step: 'note' }))[0]!
    await ask({})(notesEditor.deleteNote, { id: id! })
    expect(await undoMade(tools, maker())).toEqual({ undone: 2, gone: 1, left: [] })
  })

  test('keeps what its reader changed since, and says so', async () => {
    await harbourWorkflow.run(tools, { readerId: tools.readerId })
    const [, id] = (await made({ step: 'note' }))[0]!
    const note = await ask({})(notesEditor.getNote, { id: id! })
    await ask({ by: undefined as never })(notesEditor.saveNote, { ...note, text: 'My own words' })
    const { undone, left } = await undoMade(tools, maker())
    expect([undone, left.map(({ thing, reason }) => [thing.thing, reason])]).toEqual([
      2,
      [[id, 'You changed it since. Delete it yourself if you want.']],
    ])
    expect(await notes()).toBe(1)
  })

  test('lists what the steps of one run made', async () => {
    await harbourWorkflow.run(tools, { readerId: tools.readerId })
    const below = { ...maker(), stepsBelow: 'no' }
    expect(await listMade(tools.db, below, { most: 10 })).toHaveLength(2)
  })
})

test('what is refused is not made, and nothing is noted', async () => {
  await expect(ask()(notesEditor.addNote, { text: 'x', article: 999_999 })).rejects.toThrow()
  expect(await made()).toEqual([])
})

test('what cannot be noted is not made', async () => {
  await tools.db.run(sql`alter table actions_made add constraint test_full check (false)`)
  await expect(ask()(notesEditor.addNote, { text: 'x' })).rejects.toThrow('test_full')
  expect(await notes()).toBe(0)
  await expect(ask()(notesEditor.addNote, { text: 'x' })).rejects.toThrow('test_full')
  expect(tools.queued.filter((name) => name.startsWith('notes/'))).toEqual([])
})

test('a changed topic is not a new one, and one of another reader is not undone', async () => {
  const own = await ask({ by: undefined as never })(
    topics.saveTopic,
    topicActions.saveTopic.example,
  )
  await ask()(topics.saveTopic, { ...topicActions.saveTopic.example, id: own.id, title: 'Ports' })
  expect(await made()).toEqual([])
  await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
  await ask({}, 'reader-other')(notesEditor.addNote, { text: 'Theirs' })
  expect(await undoMade(tools, maker())).toEqual({ undone: 0, gone: 0, left: [] })
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from actions_made`,
  )
  expect(count).toBe(1)
})

test('an article that its reader had saved stays saved; one that a program saved does not', async () => {
  await publish(tools, 'Harbour Gazette', [
    {
      title: 'Choir of Hill Street wins a regional prize',
      text: 'The choir of Hill Street won a regional prize and was not expected to.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
  const article = await articleOf(tools, 'Choir')
  const own = tools.askAs(tools.readerId, { operations: ['*'], scope: 'write' })
  const isSaved = () => own(saved.isArticleSaved, { article })
  await own(saved.saveArticle, { article })
  await ask()(saved.saveArticle, { article })
  expect(await undoMade(tools, maker())).toEqual({ undone: 0, gone: 0, left: [] })
  expect(await isSaved()).toBe(true)
  await own(saved.removeSaved, { kind: 'articles', id: String(article) })
  await ask()(saved.saveArticle, { article })
  expect(await undoMade(tools, maker())).toEqual({ undone: 1, gone: 0, left: [] })
  expect(await isSaved()).toBe(false)
})

test('a bookmark is noted the first time alone, though it reaches outside', async () => {
  const page = { address: 'https://harbour.example/tides', title: '', tags: [] }
  const { id } = await ask()(bookmarks.addBookmark, page)
  await ask()(bookmarks.addBookmark, page)
  expect(await made()).toEqual([['saved/bookmarks/addBookmark', String(id)]])
  await undoMade(tools, maker())
  expect((await ask()(bookmarks.listBookmarks, { filter: 'all', search: '' })).bookmarks).toEqual(
    [],
  )
})

test('what nothing undoes any more is left, with the reason', async () => {
  await ask()(notesEditor.addNote, { text: 'x' })
  await tools.db.run(sql`update actions_made set operation = 'notes/editor/wipe'`)
  const { undone, left } = await undoMade(tools, maker())
  expect([undone, left.map(({ reason }) => reason)]).toEqual([
    0,
    ['Nothing undoes notes/editor/wipe.'],
  ])
})

test('what is left to the reader is not undone', async () => {
  await ask()(notesEditor.addNote, { text: 'x' })
  await forgetMade(tools.db, maker())
  expect(await undoMade(tools, maker())).toEqual({ undone: 0, gone: 0, left: [] })
  expect(await notes()).toBe(1)
})
