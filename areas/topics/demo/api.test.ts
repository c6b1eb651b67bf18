import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Topic } from '../contract.ts'
import { newTopicDraft } from '../topic-draft.ts'
import { demoTopics } from './api.ts'

const now = new Date('2026-11-21T09:00:00Z')
const draft = { ...newTopicDraft(), title: '  Tides  ', sources: ['Tidemark'] }

beforeEach(() => vi.useFakeTimers({ now: now.getTime() + 250 }))
afterEach(() => vi.useRealTimers())

test('[DATA-006, DATA-007, DATA-008] every topic has its fields, its sources by name and its content rules', async () => {
  const topics = demoTopics({ now })
  await topics.saveTopic(draft)
  const known = await topics.listTopics({})
  expect(known).toHaveLength(7)
  for (const topic of known) {
    expect(Topic.safeParse(topic).error?.issues).toBeUndefined()
    for (const key of [
      'id',
      'title',
      'articleCount',
      'latestUpdate',
      'sources',
      'tone',
      'style',
      'includeKeywords',
      'excludeKeywords',
      'highlightWords',
      'summarizationInstructions',
      'contentRules',
    ]) {
      expect(topic).toHaveProperty(key)
    }
    expect(topic.sources.every((source) => typeof source === 'string')).toBe(true)
    expect(topic.contentRules).toEqual({
      minSourceCount: expect.any(Number),
      requireImage: expect.any(Boolean),
    })
  }
})

test('[DIALOG-023, DIALOG-024, DIALOG-025, DIALOG-053] a new topic comes last, empty, updated now, named by the moment', async () => {
  const topics = demoTopics({ now })
  const former = await topics.listTopics({})
  const saved = await topics.saveTopic(draft)
  expect(saved).toMatchObject({
    id: `topic-${now.getTime() + 250}`,
    title: 'Tides',
    articleCount: 0,
    latestUpdate: now.toISOString(),
    bullets: [],
  })
  expect(await topics.listTopics({})).toEqual([...former, saved])
})

test('[DIALOG-054] an edited topic keeps its place, its id and what came in', async () => {
  const topics = demoTopics({ now })
  const former = await topics.listTopics({})
  const { id, articleCount, bullets, latestUpdate } = former[2]!
  await topics.saveTopic({ ...draft, id })
  const known = await topics.listTopics({})
  expect(known.map((topic) => topic.id)).toEqual(former.map((topic) => topic.id))
  expect(known[2]).toMatchObject({ title: 'Tides', articleCount, bullets, latestUpdate })
})

test('two topics of one moment are two', async () => {
  const topics = demoTopics({ now })
  const [one, other] = [await topics.saveTopic(draft), await topics.saveTopic(draft)]
  expect(one.id).not.toBe(other.id)
})

test('a topic without a name or a source is refused', async () => {
  const topics = demoTopics({ now })
  for (const lacking of [{ title: ' ' }, { sources: [] }]) {
    await expect(topics.saveTopic({ ...draft, ...lacking })).rejects.toThrow(
      'Topic name and at least one source are required',
    )
  }
})

test('deleting a topic twice explains that it is gone', async () => {
  const topics = demoTopics({ now })
  const { id } = await topics.saveTopic(draft)
  await topics.deleteTopic({ id })
  await expect(topics.deleteTopic({ id })).rejects.toThrow('That topic is already gone.')
})
