import { expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import { findHere, findWords, type WordsQuestion } from './find-words.ts'

const POISON = 13
let asked = 0

vi.mock('node:os', async (real) => ({
  ...(await real<typeof import('node:os')>()),
  availableParallelism: () => 2,
}))
// A thread that is ended whenever it reads one certain article.
vi.mock('#server/jobs/thread-caller.ts', () => ({
  threadCaller: () => ({
    async ask({ articles, outlines }: WordsQuestion) {
      asked++
      if (articles.some(({ id }) => id === POISON)) {
        throw new Problem('invalid', 'Writing took longer than 30 s, so it was stopped.')
      }
      return { found: findHere({ articles, outlines }, new Map()), missing: [] }
    },
  }),
}))

test('an article that ends the thread is given up, and all others are written', async () => {
  const articles = Array.from({ length: 64 }, (_, at) => ({
    id: at + 1,
    entries: [
      {
        articleId: at + 1,
        id: at + 1,
        feedId: 1,
        feedName: 'Quay Post',
        originalId: null,
        outlet: null,
        outletName: null,
        isPointer: false,
        sourceCategory: null,
        link: null,
        title: `Ferry ${at} stays in port`,
        text: `The ferry ${at} stayed in port on Monday.`,
        image: null,
        language: 'en',
        feedCategories: [],
        publishedAt: '2026-03-02T08:00:00.000Z',
        pageText: null,
        revisedAt: null,
      },
    ],
  }))
  const found = await findWords({ articles, outlines: [], models: new Map() })
  expect(found.flatMap((words) => ('row' in words ? [words.row.id] : []))).toEqual(
    articles.map(({ id }) => id).filter((id) => id !== POISON),
  )
  expect(found.filter((words) => 'problem' in words)).toEqual([
    { id: POISON, problem: 'Writing took longer than 30 s, so it was stopped.' },
  ])
  // Batches are halved, so the thread is not asked for each article separately.
  expect(asked).toBeLessThan(20)
})
