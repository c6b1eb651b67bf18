import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { meaningOfHub, packed, VectorIndex } from '#areas/articles/server/lends/meaning.ts'
import { answerQuestion } from '#areas/assistant/server/lends.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import { KnowledgeOutput, places } from '../../agents/talk.ts'
import type { AgentSource } from '../../contracts/conversations.ts'
import { AGENTS } from '../../limits.ts'
import type { AgentRow } from './agent-rows.ts'
import type { Answering } from './answering.ts'
import { stemsOf } from './documents.ts'

const PASSAGES = 6
const CANDIDATES = 200
const TERMS = 40
/** The least share of the question's word weights that a passage must contain. */
const LEAST_SHARE = 0.3
/** The most passages that are compared with a message by meaning. */
const COMPARED = 5000
/** The constant of reciprocal rank fusion, with its usual value. */
const FUSED_FROM = 60

type Unnumbered = Omit<AgentSource, 'number'>

/**
 * Finds the passages for a message. The result is stored, so that later attempts use the same
 * passages.
 */
export async function knowledgeOf({ at, agent, nth, text }: Answering): Promise<AgentSource[]> {
  const path = places.knowledge(nth)
  const found = at.memory.results.get(path)
  if (found?.state === 'done') return KnowledgeOutput.parse(found.output).sources
  const sources = await findKnowledge(at.desk, agent, text).catch((error: unknown) => {
    if (error instanceof Problem) return []
    throw error
  })
  await at.memory.store([
    { path, name: 'Look into what it knows', state: 'done', output: { sources } },
  ])
  return sources
}

/** Finds the passages of documents and articles that fit a message best, numbered from 1. */
async function findKnowledge(desk: Desk, agent: AgentRow, message: string): Promise<AgentSource[]> {
  const documents = await passagesFor(desk, agent.id, message)
  const articles = await sentencesFor(desk, agent, message)
  return [...documents, ...articles]
    .slice(0, AGENTS.found)
    .map((source, nth) => ({ number: nth + 1, ...source }))
}

const Passage = z.object({
  documentId: z.string(),
  number: z.int(),
  name: z.string(),
  text: z.string(),
})
type Passage = z.infer<typeof Passage>

/** Finds passages of documents by words and, if the server has a sentence model, by meaning. */
async function passagesFor(desk: Desk, agentId: string, message: string): Promise<Unnumbered[]> {
  const byWords = await passagesByWords(desk, agentId, message)
  const byMeaning = await passagesByMeaning(desk, agentId, message)
  return fused(byWords, byMeaning)
    .slice(0, PASSAGES)
    .map(({ name, text }) => ({ name, text, title: '', article: null }))
}

/** Merges lists by the ranks of their passages (reciprocal rank fusion). */
function fused(...lists: Passage[][]): Passage[] {
  const found = new Map<string, { passage: Passage; score: number }>()
  for (const list of lists)
    for (const [place, passage] of list.entries()) {
      const key = `${passage.documentId}/${passage.number}`
      const score = (found.get(key)?.score ?? 0) + 1 / (FUSED_FROM + place)
      found.set(key, { passage, score })
    }
  return [...found.values()]
    .toSorted((one, other) => other.score - one.score)
    .map(({ passage }) => passage)
}

/**
 * Compares the message with at most `COMPARED` passages that have a vector, newest documents first.
 */
async function passagesByMeaning(
  { db, world }: Desk,
  agentId: string,
  message: string,
): Promise<Passage[]> {
  const meaning = await meaningOfHub(world)
  if (!meaning) return []
  const passages = await db.many(
    z.extend(Passage, { vector: z.instanceof(Uint8Array) }),
    sql`select document_id, passage.number, name, text, vector from automation_agent_vectors
        join automation_agent_passages as passage using (document_id, number)
        join automation_agent_documents as document on document.id = document_id
        where agent_id = ${agentId} and state = 'ready' and made_by = ${meaning.of}
        order by added_at desc, document_id, number limit ${COMPARED}`,
  )
  const wanted = passages.length > 0 ? await meaning.read(message) : null
  if (!wanted) return []
  const index = new VectorIndex()
  index.add(
    passages.map(({ vector }, article) => ({ article, vector: new Int8Array(vector), version: 0 })),
  )
  return index.nearest(packed(wanted), PASSAGES).flatMap(({ article }) => passages[article] ?? [])
}

/**
 * Finds passages with the words of the message. A word weighs more if fewer passages contain it.
 */
async function passagesByWords({ db }: Desk, agentId: string, message: string): Promise<Passage[]> {
  const terms = stemsOf(message).slice(0, TERMS)
  if (terms.length === 0) return []
  return db.many(
    Passage,
    sql`with passages as materialized (
          select document_id, document.name, passage.text, passage.number, passage.stems, added_at
          from automation_agent_passages as passage
          join automation_agent_documents as document on document.id = document_id
          where agent_id = ${agentId} and state = 'ready' and passage.stems && ${terms}::text[]
          limit ${CANDIDATES * 10}),
        weights as (
          select term, 1.0 / (1 + ln(1 + count(passages.text))) as weight
          from unnest(${terms}::text[]) as term left join passages on passages.stems @> array[term] group by term),
        ranked as (
          select document_id, name, text, number, added_at,
            (select sum(weight) from weights where passages.stems @> array[term])
              / (select sum(weight) from weights) as fit from passages)
        select document_id, number, name, text from ranked
        where fit >= ${LEAST_SHARE} order by fit desc, added_at, number limit ${PASSAGES}`,
  )
}

/**
 * Finds sentences that answer the message or come close to it, in articles of the agent's topics
 * and in saved articles.
 */
async function sentencesFor(
  desk: Desk,
  { topics, knowsSaved }: AgentRow,
  message: string,
): Promise<Unnumbered[]> {
  const within: Sql[] = []
  if (topics.length > 0)
    within.push(sql`articles.id in (
      select article_id from topic_articles where not is_hidden and not is_left_out and topic_id in (
        select id from topics where reader_id = ${desk.readerId} and id = any(${topics})))`)
  if (knowsSaved)
    within.push(sql`articles.id in (
      select article_id from saved_articles where reader_id = ${desk.readerId})`)
  if (within.length === 0) return []
  const { sentences, nearest } = await answerQuestion(desk, { text: message }, join(within, ' or '))
  const near = sentences.length > 0 ? [] : nearest.flatMap(({ passage }) => passage ?? [])
  return [...sentences, ...near].flatMap(({ text, citations: [cited] }) =>
    cited ? [{ name: cited.outlet, title: cited.title, article: cited.article, text }] : [],
  )
}
