import * as z from 'zod/mini'
import { languageName } from '#engine/languages/language-name.ts'
import { reportsAmong } from '#engine/summaries/reports/round-up.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import {
  askModel,
  type Chosen,
  defaultPrompt,
  priorityLimits,
  recordCheck,
} from '#platform/models/server/lends.ts'
import { readTopicWish } from './topic-wishes.ts'
import { checkWritten, type ProvenSentence } from './check-written.ts'
import { confirmedBy } from './second-look.ts'
import { fenced, readWritten, summarySystem } from './summary-question.ts'
import { summaryTask } from '../model-tasks.ts'

const MOST_SENTENCES = 8
/**
 * The fewest proven sentences of a summary, unless the model wrote fewer. If more than half fail
 * the check, the rest is not trusted either.
 */
const LEAST_SENTENCES = 2
const LEAST_SHARE = 0.5

const EntryToRead = z.object({
  id: z.int(),
  outlet: z.string(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
})

/** The proven sentences, or the reason why there are too few. */
export type WriteResult = { sentences: ProvenSentence[] } | { message: string }

/** Has an endpoint write the summary of an article. Fails with an `EndpointTrouble`. */
export async function writeArticle(
  tools: Tools,
  chosen: Chosen,
  article: number,
): Promise<WriteResult> {
  const { plan, settings, readerId, model } = chosen
  const { entries: most, charactersEach } = priorityLimits[settings.processingPriority]
  const wanted = plan.language
  const read = (language: string) => entriesToRead(tools.db, { readerId, article, most, language })
  const inWanted = wanted === '' ? [] : await read(wanted)
  const entries = inWanted.length > 0 ? inWanted : await read('')
  const language = entries[0]?.language ?? null
  if (wanted !== '' && language !== null && !language.startsWith(wanted)) {
    return {
      message: `Your endpoint writes in ${languageName(wanted)}, and translated sentences cannot be checked word for word.`,
    }
  }
  if (entries.length === 0) return { message: 'None of the sources you follow has text for it.' }

  const { prompt, content } = fenced(entries, charactersEach)
  const written = await askModel(tools, chosen, {
    system: summarySystem(
      plan.prompt || defaultPrompt,
      wanted === '' ? null : languageName(wanted),
      await readTopicWish(tools.db, readerId, article),
    ),
    prompt,
    content,
    read: readWritten,
  })
  const covered = checkWritten(written, entries, wanted || language)
  const sentences = settings.advancedNlp ? await confirmedBy(tools, chosen, covered) : covered
  const least = Math.max(1, Math.min(LEAST_SENTENCES, written.length), written.length * LEAST_SHARE)
  const isWritten = sentences.length >= least
  await recordCheck(
    tools,
    { readerId, task: summaryTask.id, model },
    { kept: sentences.length, dropped: written.length - sentences.length, isWritten },
  )
  if (!isWritten) {
    return {
      message: `Of ${written.length} sentences by ${model}, ${sentences.length} passed the check against the sources.`,
    }
  }
  return { sentences: sentences.slice(0, MOST_SENTENCES) }
}

/**
 * Reads entries that the reader follows, because other feeds may be private. They are in the
 * requested language, or in the article's own if `language` is empty, because a sentence cannot be
 * checked against another language.
 */
async function entriesToRead(
  db: Database,
  {
    readerId,
    article,
    most,
    language,
  }: { readerId: string; article: number; most: number; language: string },
) {
  const newest = await db.many(
    EntryToRead,
    sql`select id, outlet, title, text, language from (
          select distinct on (coalesce(entries.outlet, entries.feed_id::text)) entries.id, entries.title, text,
            entries.language, entries.published_at,
            coalesce(outlets.name, sources.name, feeds.title, feeds.address) as outlet
          from article_entries join entries on entries.id = entry_id join feeds on feeds.id = entries.feed_id
          left join outlets on outlets.key = entries.outlet
          join sources on sources.feed_id = feeds.id and reader_id = ${readerId}
          join articles on articles.id = article_id
          where article_id = ${article} and text <> '' and not is_pointer
            and (entries.language = coalesce(nullif(${language}, ''), articles.language)
              or (entries.language is null and ${language} = ''))
          order by coalesce(entries.outlet, entries.feed_id::text), entries.published_at desc
        ) as newest order by published_at, id limit ${most}`,
  )
  return [...reportsAmong(newest)]
}
