import { availableParallelism } from 'node:os'
import { Problem } from '#core/problem.ts'
import type { HeldModel, SubjectModel } from '#engine/categories/subject-model.ts'
import { habitsOf, type OutletOutline } from '#engine/summaries/outlet-habits.ts'
import { openThread } from '#server/jobs/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/jobs/thread-caller.ts'
import { wordsThread } from '../programs.ts'
import { articleRow, type ArticleRow, type ModelsByLanguage, type ToWrite } from './article-row.ts'

/** The fewest articles for a thread. Fewer would be done before the thread has started. */
const WORTH_A_THREAD = 60
const THREAD = { what: 'Writing', timeoutMs: 30_000, memoryMb: 384, idleMs: 15_000 }
/**
 * The size of the young generation in the thread's memory, as V8 rounds it: two halves of 8 MB.
 * Twice as much would save no processor time.
 */
const MOST_YOUNG_MB = 16

/** The columns that were found for an article, or the reason why they were not. */
export type FoundWords = { row: ArticleRow } | { id: number; problem: string }

interface Asked {
  articles: ToWrite[]
  /** The beginnings and ends of the outlets' texts, which show repeated phrases. */
  outlines: OutletOutline[]
}

export interface WordsQuestion extends Asked {
  /** The number of the model for each language, which is unique. */
  models: ReadonlyMap<string, number>
  /** Models that the thread does not have yet. */
  lessons: ReadonlyMap<number, HeldModel>
}

export interface WordsAnswer {
  found: FoundWords[]
  /** The numbers of models that the thread needs. The request is repeated with them. */
  missing: number[]
}

/**
 * Finds title, summary, category and the other columns of articles. If there are many and the
 * machine has a second core, a thread does it, so that joining continues meanwhile. If an article
 * takes too long there, only that article is given up.
 */
export async function findWords(
  asked: Asked & { models: ModelsByLanguage },
): Promise<FoundWords[]> {
  const isWorthIt = asked.articles.length >= WORTH_A_THREAD && availableParallelism() > 1
  return isWorthIt
    ? findApart({ ...asked, models: new Map(asked.models) })
    : findHere(asked, asked.models)
}

export function findHere({ articles, outlines }: Asked, models: ModelsByLanguage): FoundWords[] {
  const habits = habitsOf(outlines)
  return articles.map((article) => {
    try {
      return { row: articleRow(article, models, habits) }
    } catch (error) {
      return { id: article.id, problem: error instanceof Error ? error.message : String(error) }
    }
  })
}

async function findApart({
  models,
  ...asked
}: Asked & { models: ModelsByLanguage }): Promise<FoundWords[]> {
  try {
    return await askThread(asked, models)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { articles, outlines } = asked
    const [first, second] = articles
    if (!second) return first ? [{ id: first.id, problem: error.message }] : []
    const half = Math.ceil(articles.length / 2)
    const halves = [articles.slice(0, half), articles.slice(half)]
    const found = []
    for (const articles of halves) found.push(await findApart({ articles, outlines, models }))
    return found.flat()
  }
}

let thread: ThreadCaller<WordsQuestion, WordsAnswer> | null = null

async function askThread(asked: Asked, models: ModelsByLanguage): Promise<FoundWords[]> {
  thread ??= threadCaller<WordsQuestion, WordsAnswer>(
    (limits) =>
      openThread(wordsThread, {
        resourceLimits: { ...limits, maxYoungGenerationSizeMb: MOST_YOUNG_MB },
      }),
    THREAD,
  )
  const numbers = new Map(Array.from(models, ([of, { model }]) => [of, numberOf(model)]))
  // The models are kept here, because lessons replace them while the thread works.
  const ofNumber = new Map(Array.from(models.values(), ({ model }) => [numberOf(model), model]))
  const lessons = new Map<number, HeldModel>()
  for (;;) {
    const { found, missing } = await thread.ask({ ...asked, models: numbers, lessons })
    if (missing.length === 0) return found
    for (const number of missing) lessons.set(number, ofNumber.get(number)!.held())
  }
}

let lastNumber = 0
const numbersOfModels = new WeakMap<SubjectModel, number>()

/** Numbers a model. A model that learns more is replaced by a new object (`subject-lessons.ts`). */
function numberOf(model: SubjectModel): number {
  const number = numbersOfModels.get(model) ?? ++lastNumber
  numbersOfModels.set(model, number)
  return number
}
