import { sql, type Sql, type Tools } from '#server/tools.ts'
import { embed, EndpointTrouble, openSentenceModel } from '#platform/models/server/lends.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { chooseEmbedder } from './choose-embedder.ts'
import { searchTask } from '../model-tasks.ts'

/** The maker of embeddings, and the vectors that it made of articles. */
export interface Meaning {
  /** Identifies these vectors among all. */
  of: string
  /** The vectors as a table: article_id, vector, version. */
  vectors: Sql
  /** True if the articles are all readers', not only this one's. */
  isShared: boolean
  /** The vector of a search; null if it is not ready in time. */
  read(words: string): Promise<readonly number[] | null>
}

/** A search box has to answer while its reader waits. */
const ENDPOINT_MS = 2_500

/**
 * The endpoint that a reader chose for embeddings, else the sentence model of the server; null if there is neither, so
 * that search matches words only.
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
          // The search falls back to words. The endpoint's trouble is shown in its settings.
          if (error instanceof EndpointTrouble) return null
          throw error
        }
      },
    }
  }
  return meaningOfHub(tools)
}

/** The sentence model, which embeds other texts as well. */
interface MeaningOfHub extends Meaning {
  embed(texts: string[]): Promise<number[][]>
}

/** The sentence model of the server; null without one. Its values of similarity are calibrated. */
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

/** Returns null if the process is too slow or has ended. A slow one goes on, for the next search. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const answer = asked.catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  return Promise.race([answer, wait(SENTENCES.searchMs, null, { ref: false })])
}
