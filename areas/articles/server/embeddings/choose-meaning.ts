import { sql, type Sql, type Tools } from '#server/tools.ts'
import { embed, EndpointTrouble, openSentenceModel } from '#platform/models/server/lends.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { chooseEmbedder } from './choose-embedder.ts'
import { searchTask } from '../model-tasks.ts'

/** A model for embeddings, and the vectors that it made of articles. */
export interface Meaning {
  /** A key that is different for each model, and for each reader with vectors of their own. */
  of: string
  /** The vectors as a table with the columns article_id, vector and version. */
  vectors: Sql
  /** True if the vectors cover the articles of all readers. */
  isShared: boolean
  /** Makes the vector of a search; null if that fails or takes too long. */
  read(words: string): Promise<readonly number[] | null>
}

/** The time limit for an endpoint, because the reader waits for the results. */
const ENDPOINT_MS = 2_500

/**
 * Chooses the reader's endpoint for embeddings, otherwise the sentence model of the server; null if
 * there is neither, so that search only matches words.
 */
export async function chooseMeaning(tools: Tools, readerId: string): Promise<Meaning | null> {
  const chosen = await chooseEmbedder(tools, readerId)
  if (chosen) {
    const { model } = chosen
    return {
      of: JSON.stringify([readerId, model]),
      vectors: sql`(select article_id, vector, version from article_vectors
        where reader_id = ${readerId} and model = ${model}) as vectors`,
      isShared: false,
      async read(words) {
        const searcher = { ...chosen, task: searchTask }
        try {
          return (await embed(tools, searcher, [words], { deadlineMs: ENDPOINT_MS }))[0]!
        } catch (error) {
          // The search then matches words only. The settings show the endpoint's problem.
          if (error instanceof EndpointTrouble) return null
          throw error
        }
      },
    }
  }
  return meaningOfHub(tools)
}

/** The sentence model of the server, which can embed any texts. */
interface MeaningOfHub extends Meaning {
  embed(texts: string[]): Promise<number[][]>
}

/**
 * Opens the sentence model of the server; null if there is none. Its similarity values are
 * calibrated.
 */
export async function meaningOfHub(tools: Tools): Promise<MeaningOfHub | null> {
  const own = await openSentenceModel(tools)
  if (!own) return null
  return {
    of: JSON.stringify([own.model, own.setUpAt]),
    vectors: sql`(select article_id, vector, version from sentence_vectors
      where model = ${own.model}) as vectors`,
    isShared: true,
    read: async (words) => (await inTime(own.embed([words])))?.[0] ?? null,
    embed: own.embed,
  }
}

/**
 * Waits for an answer; null if the process is too slow or has ended. A slow answer is ready for the
 * next search.
 */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const answer = asked.catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  return Promise.race([answer, wait(SENTENCES.searchMs, null, { ref: false })])
}
