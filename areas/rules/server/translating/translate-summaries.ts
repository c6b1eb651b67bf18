import * as z from 'zod/mini'
import {
  afterTrouble,
  askModel,
  chooseFor,
  type Chosen,
  forgetOldAnswers,
  type ModelTask,
  priorityLimits,
} from '#platform/models/server/lends.ts'
import { leadHash, readLead } from '#areas/articles/server/lends/page.ts'
import { summaryTask } from '#areas/articles/server/lends/by-model.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { translateSummary, type TranslationResult } from './translate-summary.ts'

/**
 * The time after which a translation that a worker claimed is due again, in case the worker died.
 */
const CLAIMED_FOR_MINUTES = 15

const Claimed = z.object({
  readerId: z.string(),
  articleId: z.int(),
  language: z.string(),
  basis: z.nullable(z.string()),
  tries: z.int(),
  hasText: z.boolean(),
})

/**
 * Translates waiting summaries with the endpoints of their readers. The processing priority in a
 * reader's settings limits how many are translated at a time.
 */
export const translateSummaries = job<object>('rules/translate-summaries', async (tools) => {
  await forgetOldAnswers(tools)
  const readers = await tools.db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from article_translations
        where state = 'waiting' and next_try_at <= ${tools.now()}`,
  )
  for (const { readerId } of readers) {
    for (;;) {
      const chosen = await chooseTranslator(tools, readerId)
      if (!chosen) break
      const claimed = await claim(
        tools,
        readerId,
        priorityLimits[chosen.settings.processingPriority].atOnce,
      )
      if (claimed.length === 0) break
      const tried = await Promise.all(claimed.map((one) => translateOne(tools, chosen, one)))
      if (tried.some(({ isSame }) => !isSame))
        for (const area of ['articles', 'rules', 'ai-endpoints'] as const)
          await tools.announce({ area, readerId })
      const until = tried.find(({ postponed }) => postponed !== null)?.postponed
      if (until) {
        await postponeRest(tools.db, readerId, tools.now(), until)
        break
      }
    }
  }
  await wakeForNext(tools)
})

/** The task of translating summaries, for the choice of a model. */
export const translationTask: ModelTask = {
  id: 'translations',
  label: 'Translations',
  mostTokens: 1500,
  chosenAs: summaryTask,
}

/**
 * The endpoint that translates for a reader: the one that writes summaries. Null if there is none.
 */
export async function chooseTranslator(
  tools: Pick<Tools, 'db'>,
  readerId: string,
): Promise<Chosen | null> {
  const chosen = await chooseFor(tools, readerId, translationTask)
  return chosen?.settings.summarization ? chosen : null
}

export async function wakeTranslator(tools: Pick<Tools, 'enqueue'>, db?: Database): Promise<void> {
  await tools.enqueue(translateSummaries, {}, { ...(db && { db }), dedupeKey: 'now' })
}

/**
 * Claims waiting translations, the newest articles first. Those of inactive rules wait until the
 * rules are active.
 */
async function claim(tools: Tools, readerId: string, count: number) {
  return tools.db.many(
    Claimed,
    sql`update article_translations
        set next_try_at = ${tools.now()}::timestamptz + make_interval(mins => ${CLAIMED_FOR_MINUTES})
        where reader_id = ${readerId} and article_id in (
          select article_id from article_translations
          where state = 'waiting' and next_try_at <= ${tools.now()} and reader_id = ${readerId}
            and rule_id in (select id from rules where enabled and reader_id = ${readerId})
          order by article_id desc limit ${count} for update skip locked)
        returning reader_id, article_id, language, basis, tries, text is not null as has_text`,
  )
}

interface Tried {
  /** The time until which the endpoint cannot translate anything; null if it can translate now. */
  postponed: Date | null
  /** True if nothing changed for readers. */
  isSame: boolean
}

async function translateOne(
  tools: Tools,
  chosen: Chosen,
  { readerId, articleId, language, basis: former, tries, hasText }: z.infer<typeof Claimed>,
): Promise<Tried> {
  const { db, log, now } = tools
  const of = sql`reader_id = ${readerId} and article_id = ${articleId} and state = 'waiting'`
  try {
    const lead = await readLead({ db, readerId, now: now() }, articleId)
    const basis = lead && leadHash(lead.text)
    // The article was rewritten, but its summary has not changed.
    if (basis !== null && basis === former) {
      await db.run(sql`
        update article_translations set state = case when text is null then 'refused' else 'done' end,
          message = case when text is null then message end
        where ${of}`)
      return { postponed: null, isSame: hasText }
    }
    const result = await resultFor(tools, chosen, lead, language)
    const [state, text, message] =
      'text' in result ? ['done', result.text, null] : ['refused', null, result.message]
    await db.run(sql`
      update article_translations set state = ${state}, text = ${text}, message = ${message}, basis = ${basis},
        tries = 0, endpoint = ${chosen.endpoint.name}, model = ${chosen.model}
      where ${of}`)
    return { postponed: null, isSame: false }
  } catch (error) {
    const { trouble, isPostponed, isWaiting, isCounted, until } = afterTrouble(error, tries, now())
    // An unexpected error is logged and not thrown, so that the other summaries are still translated.
    if (!trouble) log.error({ articleId, err: error }, 'Could not translate')
    await db.run(sql`
      update article_translations set state = ${isWaiting ? 'waiting' : 'refused'}, next_try_at = ${until},
        tries = tries + ${isCounted ? 1 : 0}::int, message = ${trouble?.message ?? 'It could not be translated.'}
      where ${of}`)
    return { postponed: isPostponed ? until : null, isSame: false }
  }
}

async function resultFor(
  tools: Tools,
  chosen: Chosen,
  lead: { text: string; language: string | null } | null,
  language: string,
): Promise<TranslationResult> {
  if (!lead) return { message: 'The article has no summary from sources that you follow.' }
  if (lead.language === null) return { message: 'The language of the summary is not known.' }
  if (lead.language === language) return { message: 'The summary is in that language already.' }
  const original = { text: lead.text, language: lead.language }
  return translateSummary((question) => askModel(tools, chosen, question), original, language)
}

async function postponeRest(db: Database, readerId: string, now: Date, until: Date): Promise<void> {
  await db.run(sql`
    update article_translations set next_try_at = ${until}
    where reader_id = ${readerId} and state = 'waiting' and next_try_at <= ${now}`)
}

/**
 * Queues a job for the time of the next waiting translation. A translation that is already due
 * waits for an endpoint or an active rule, and needs no job.
 */
async function wakeForNext(tools: Tools): Promise<void> {
  const next = await tools.db.maybe(
    z.object({ seconds: z.number() }),
    sql`select extract(epoch from next_try_at - ${tools.now()}::timestamptz)::float8 as seconds
        from article_translations where state = 'waiting' and next_try_at > ${tools.now()}
        order by next_try_at limit 1`,
  )
  if (!next) return
  const afterSeconds = Math.max(1, Math.ceil(next.seconds))
  // The dedupe key contains the minute, so that a job that is queued for a later time does not
  // prevent an earlier one.
  const minute = Math.ceil(tools.now().getTime() / 60_000 + afterSeconds / 60)
  await tools.enqueue(translateSummaries, {}, { dedupeKey: `minute ${minute}`, afterSeconds })
}
