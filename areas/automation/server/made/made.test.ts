import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleOf, publish } from '#areas/feed/server/settings/test-articles.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { bookmarks } from '#areas/saved/contracts/bookmarks.ts'
import { savedLists } from '#areas/saved/contracts/lists.ts'
import { topicActions } from '#areas/topics/contracts/actions.ts'
import { topicArticles, topics } from '#areas/topics/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { madeByRuns } from '../../contracts/made.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

const made = (run: string) => hub.ask(madeByRuns.listMade, { run })
const undo = (run: string, step?: string) =>
  hub.ask(madeByRuns.undoRun, { run, ...(step && { step }) })

async function runOf(flow: Parameters<typeof hub.build>[0], name = 'Harbour watch') {
  const id = await hub.build(flow, name)
  const run = await hub.runNow(id)
  await hub.work()
  return { id, run }
}

test('what a run made says by whom, also where it is seen, and the run lists it', async () => {
  await publish(tools, 'Harbour Gazette', [
    {
      title: 'Choir of Hill Street wins a regional prize',
      text: 'The choir of Hill Street won a regional prize and was not expected to.',
      published: '2026-03-02T11:00:00Z',
    },
  ])
  const article = await articleOf(tools, 'Choir')
  tools.web.set('https://ask.example/', 'Thanks')
  const { id, run } = await runOf([
    steps.note('note', 'Ships of today'),
    steps.act('ask', 'http', { url: 'https://ask.example/', method: 'POST' }),
    steps.act('save', 'saved/saveArticle', { article }),
    steps.act('topic', 'topics/saveTopic', topicActions.saveTopic.example),
  ])
  const by = {
    kind: 'workflow',
    name: 'Harbour watch',
    page: `/automation/workflows/${id}/runs/${run}`,
  }
  const { items } = await hub.ask(savedLists.listArticles, { search: '' })
  expect(items[0]?.madeBy).toEqual({ ...by, place: 'step 3' })
  const { things, lasting } = await made(run)
  expect(things.map(({ place, thing, name, state }) => [place, thing, name, state])).toEqual([
    ['Step 4 “topic”', 'topic', 'Harbours', 'there'],
    ['Step 3 “save”', 'saved article', '', 'there'],
    ['Step 1 “note”', 'note', 'Ships of today', 'there'],
  ])
  expect(lasting).toEqual([
    { place: 'Step 2 “ask”', reason: 'A request that was sent cannot be taken back.' },
  ])
  const note = things[2]!.page!.split('=')[1]!
  expect((await hub.ask(notesEditor.getNote, { id: note })).madeBy).toEqual({
    ...by,
    place: 'step 1',
  })
  const [topic] = await hub.ask(topics.listTopics, {})
  const { madeBy } = await hub.ask(topicArticles.getTopicJudging, { topic: topic!.id })
  expect(madeBy).toEqual({ ...by, place: 'step 4' })

  await hub.ask(workflows.deleteWorkflow, { id })
  expect((await hub.ask(notesEditor.getNote, { id: note })).madeBy?.page).toBeNull()
})

test('undo keeps a topic, a note and a page that its reader edited, and names their steps', async () => {
  const page = { address: 'https://harbour.example/tides', title: 'Tides', tags: [] }
  const { run } = await runOf([
    steps.act('topic', 'topics/saveTopic', topicActions.saveTopic.example),
    steps.note('note', 'Ships of today'),
    steps.act('page', 'saved/bookmarks/addBookmark', page),
    steps.note('other', 'Left as it was'),
  ])
  const [topic] = await hub.ask(topics.listTopics, {})
  await hub.ask(topics.saveTopic, {
    ...{ ...topicActions.saveTopic.example, id: topic!.id, includeKeywords: ['quay'] },
  })
  const { notes } = await hub.ask(notesEditor.pageNotes, { isHighlight: false, search: 'Ships' })
  const note = await hub.ask(notesEditor.getNote, { id: notes[0]!.id })
  await hub.ask(notesEditor.saveNote, { ...note, text: 'My own words' })
  const all = { filter: 'all', search: '' } as const
  const [bookmark] = (await hub.ask(bookmarks.listBookmarks, all)).bookmarks
  await hub.ask(bookmarks.changeBookmark, { id: bookmark!.id, note: 'For the trip' })
  const { undone, left } = await undo(run)
  expect([undone, left.map(({ place }) => place)]).toEqual([
    1,
    ['Step 3 “page”', 'Step 2 “note”', 'Step 1 “topic”'],
  ])
  expect(left[0]!.reason).toContain('You changed it since')
  expect(await hub.ask(topics.listTopics, {})).toHaveLength(1)
})

test('a run is undone by step and as a whole, once, and leaves what its reader changed', async () => {
  const { run } = await runOf([
    steps.note('first', 'First'),
    steps.each('all', '=[1, 2]', [steps.note('more', 'More')]),
  ])
  const other = await runOf([steps.note('first', 'Of another run')], 'Other')
  expect(await undo(run, 'first')).toEqual({ undone: 1, gone: 0, left: [] })
  expect(await undo(run, 'first')).toEqual({ undone: 0, gone: 0, left: [] })

  const [newest, oldest] = (await made(run)).things
  const idOf = (page: string | null | undefined) => page!.split('=')[1]!
  const changed = await hub.ask(notesEditor.getNote, { id: idOf(newest?.page) })
  await hub.ask(notesEditor.saveNote, { ...changed, text: 'My own words' })
  await hub.ask(notesEditor.deleteNote, { id: idOf(oldest?.page) })
  expect((await made(run)).things.map(({ step, state }) => [step, state])).toEqual([
    ['all:1/more', 'changed'],
    ['all:0/more', 'gone'],
  ])
  expect(await undo(run)).toEqual({
    undone: 0,
    gone: 1,
    left: [
      {
        place: 'Step 2.1 “more”',
        reason: 'You changed it since. Delete it yourself if you want.',
      },
    ],
  })
  expect((await made(other.run)).things).toHaveLength(1)
  await expect(made('run-of-nobody')).rejects.toThrow('not in the list any more')
})
