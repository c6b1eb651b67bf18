import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { ALL_SOURCES, type TopicDraft } from '../contract.ts'
import { isComplete, TOPIC_INCOMPLETE } from '../topic-draft.ts'
import { checkKeywords } from '../topic-keywords.ts'
import { topicQuestion } from '../topic-question.ts'
import { checkWordLists } from '#core/word-lists.ts'
import { rewriteForTopics } from '#areas/articles/server/lends/by-model.ts'
import { forgetJudgements } from './forget-judgements.ts'
import { judgeTopics } from './judge-articles.ts'
import { lockMatching, rebuildTopic } from './match-topics.ts'

/** The most topics of a reader, because each new article is matched against all of them. */
const MOST_TOPICS = 200
const LONGEST_TITLE = 200
const LONGEST_INSTRUCTIONS = 5000

/** Saves a topic, and finds its articles; returns its id. */
export async function saveTopic(
  tools: Tools,
  readerId: string,
  draft: TopicDraft,
): Promise<string> {
  checkDraft(draft)
  return tools.db.transaction(async (db) => {
    await lockMatching(db)
    const former = draft.id === undefined ? null : await formerOf(db, readerId, draft.id)
    if (former === null) await demandRoom(db, readerId)
    const sources = await namesOf(db, readerId, draft.sources, former?.sources ?? [])
    const id = draft.id ?? newId('topic')
    const { title, tone, style, includeKeywords, excludeKeywords, highlightWords } = draft
    const { minSourceCount, requireImage } = draft.contentRules
    await db.run(sql`
      insert into topics (id, reader_id, title, sources, tone, style, include_keywords, exclude_keywords,
        highlight_words, summarization_instructions, min_source_count, require_image, created_at,
        wanted, unwanted)
      values (${id}, ${readerId}, ${title.trim()}, ${sources}, ${tone}, ${style}, ${includeKeywords},
        ${excludeKeywords}, ${highlightWords}, ${draft.summarizationInstructions}, ${minSourceCount},
        ${requireImage}, ${tools.now()}, ${topicQuestion(includeKeywords)}::tsquery,
        ${topicQuestion(excludeKeywords)}::tsquery)
      on conflict (id) do update set title = excluded.title, sources = excluded.sources,
        tone = excluded.tone, style = excluded.style, include_keywords = excluded.include_keywords,
        exclude_keywords = excluded.exclude_keywords, highlight_words = excluded.highlight_words,
        summarization_instructions = excluded.summarization_instructions,
        min_source_count = excluded.min_source_count, require_image = excluded.require_image,
        wanted = excluded.wanted, unwanted = excluded.unwanted, is_edited = true`)
    const { summarizationInstructions } = draft
    if (former && former.instructions !== summarizationInstructions) {
      await forgetJudgements(db, { topic: id })
    }
    await rebuildTopic(db, readerId, id)
    if (summarizationInstructions.trim() !== '') {
      await tools.enqueue(judgeTopics, {}, { db, dedupeKey: 'now' })
    }
    await rewriteForTopics(db, readerId, tools)
    return id
  })
}

export async function deleteTopic(tools: Tools, readerId: string, id: string): Promise<void> {
  await tools.db.transaction(async (db) => {
    await lockMatching(db)
    const { changed } = await db.run(
      sql`delete from topics where reader_id = ${readerId} and id = ${id}`,
    )
    if (changed === 0) throw new Problem('not-found', 'That topic is already gone.')
    await rewriteForTopics(db, readerId, tools)
  })
}

function checkDraft(draft: TopicDraft): void {
  const { title, includeKeywords, excludeKeywords, highlightWords } = draft
  if (!isComplete(draft)) throw new Problem('invalid', TOPIC_INCOMPLETE)
  if (title.length > LONGEST_TITLE)
    throw new Problem('invalid', `A topic's name can have ${LONGEST_TITLE} characters at most.`)
  if (draft.summarizationInstructions.length > LONGEST_INSTRUCTIONS)
    throw new Problem(
      'invalid',
      `Instructions can have ${LONGEST_INSTRUCTIONS} characters at most.`,
    )
  checkWordLists(includeKeywords, excludeKeywords, highlightWords)
  checkKeywords([...includeKeywords, ...excludeKeywords])
}

const Former = z.object({ sources: z.array(z.string()), instructions: z.string() })

/** The sources and instructions of the topic before it is saved. */
async function formerOf(
  db: Database,
  readerId: string,
  id: string,
): Promise<z.infer<typeof Former>> {
  const former = await db.maybe(
    Former,
    sql`select sources, summarization_instructions as instructions from topics where reader_id = ${readerId} and id = ${id}`,
  )
  if (former === null)
    throw new Problem('not-found', 'That topic is gone: it was deleted elsewhere.')
  return former
}

async function demandRoom(db: Database, readerId: string): Promise<void> {
  const { topics } = await db.one(
    z.object({ topics: z.int() }),
    sql`select count(*) as topics from topics where reader_id = ${readerId}`,
  )
  if (topics >= MOST_TOPICS) {
    throw new Problem(
      'conflict',
      `There are ${MOST_TOPICS} topics already. Delete one to add another.`,
    )
  }
}

/**
 * Returns the typed names of sources in the spelling of the reader's list; fails for an unknown
 * name. Names that the topic already has are accepted, even if the source is no longer followed.
 */
async function namesOf(
  db: Database,
  readerId: string,
  typed: readonly string[],
  former: readonly string[],
): Promise<string[]> {
  const followed = await db.many(
    z.object({ name: z.string() }),
    sql`select name from sources
        where reader_id = ${readerId} and lower(name) in (select lower(typed) from unnest(${typed}::text[]) as typed)`,
  )
  const known = [ALL_SOURCES, ...followed.map(({ name }) => name), ...former]
  const names = typed.map((name) => {
    const found =
      known.find((one) => one === name) ??
      known.find((one) => one.toLowerCase() === name.trim().toLowerCase())
    if (found !== undefined) return found
    throw new Problem(
      'invalid',
      `You follow no source called “${name}”. Choose one by its name in Sources, or “${ALL_SOURCES}”.`,
    )
  })
  return [...new Set(names)]
}
