import { describe, expect, test, vi } from 'vitest'
import { SubjectModel } from '#engine/categories/subject-model.ts'
import { stems } from '#engine/words/terms.ts'
import type { ToWrite } from './article-row.ts'
import { findHere, findWords } from './find-words.ts'

// The machine that runs the tests may have only one core.
vi.mock('node:os', async (real) => ({
  ...(await real<typeof import('node:os')>()),
  availableParallelism: () => 2,
}))

const PLACES = ['Orlan', 'Cape Marin', 'Tessany', 'Quay Street', 'the old harbour']

function article(id: number): ToWrite {
  const place = PLACES[id % PLACES.length]!
  const entries = ['Quay Post', 'Harbour Gazette']
    .slice(0, 1 + (id % 2))
    .map((feedName, feedId) => ({
      articleId: id,
      id: 10 * id + feedId,
      feedId,
      feedName,
      originalId: null,
      outlet: null,
      outletName: null,
      isPointer: false,
      sourceCategory: null,
      link: `https://${feedId}.example/${id}`,
      title: `Tug ${id} sinks off ${place}, crew of ${feedId + 7} rescued`,
      text: `The tug ${id} sank off ${place} before dawn. Its crew of ${feedId + 7} was lifted from a raft by the coast guard. The owner said that the engine had failed.`,
      image: null,
      language: 'en',
      feedCategories: [],
      publishedAt: `2026-03-02T08:0${feedId}:00.000Z`,
      pageText: null,
      revisedAt: null,
    }))
  return { id, entries }
}

const outlines = [] as const
const articles = Array.from({ length: 80 }, (_, at) => article(at + 1))

/** A model that has learned enough to be used. */
function modelOf(category: 'Sports' | 'Science') {
  const model = new SubjectModel()
  for (let lesson = 0; lesson < 40; lesson++) {
    model.learn(category, stems('tug sinks crew rescued raft coast guard engine', 'en'))
    model.learn('Culture', stems('painting opera novel gallery', 'en'))
  }
  return new Map([['en', { model }]])
}

describe('Articles that are written in a thread', () => {
  test('are the same as those that are written here, whatever was learnt meanwhile', async () => {
    for (const models of [new Map<string, never>(), modelOf('Sports'), modelOf('Science')]) {
      const asked = { articles, outlines: [...outlines] }
      expect(await findWords({ ...asked, models })).toEqual(findHere(asked, models))
    }
  })

  test('two batches at once, each by the models that it came with', async () => {
    const asked = { articles, outlines: [...outlines] }
    const [sports, science] = [modelOf('Sports'), modelOf('Science')]
    const both = [sports, science, sports].map((models) => findWords({ ...asked, models }))
    const [one, other, third] = await Promise.all(both)
    expect(one).toEqual(findHere(asked, sports))
    expect(other).toEqual(findHere(asked, science))
    expect(third).toEqual(one)
    expect(one).not.toEqual(other)
  })

  test('by the models of the time at which they were asked for, whatever is learnt meanwhile', async () => {
    const asked = { articles, outlines: [...outlines] }
    const models = modelOf('Sports')
    const found = findWords({ ...asked, models })
    models.set('en', modelOf('Science').get('en')!)
    expect(await found).toEqual(findHere(asked, modelOf('Sports')))
  })

  test('one that cannot be written is named, and the others are', async () => {
    const broken = { id: 900, entries: [] }
    const found = await findWords({
      articles: [...articles, broken],
      outlines: [...outlines],
      models: new Map(),
    })
    expect(found).toHaveLength(81)
    expect(found.filter((words) => 'problem' in words)).toMatchObject([{ id: 900 }])
  })
})
