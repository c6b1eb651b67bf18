import * as z from 'zod/mini'
import { accountName } from '#platform/connections/server/lends.ts'
import { sql, type Database } from '#server/tools.ts'
import { preferredTopics } from '../contract.ts'
import { detectLanguage } from '#engine/words/language.ts'
import { stems } from '#engine/words/terms.ts'
import { profileInterests } from './profile-interests.ts'

/** The number of newest articles in which common words are counted. */
const ARTICLES_READ = 1_000
/** The fewest articles that are enough to find common words. */
const ENOUGH_ARTICLES = 100

const Contents = z.object({
  selectedTopics: z.array(z.enum(preferredTopics)),
  instructions: z.string(),
})
const NamedText = z.object({ name: z.string(), text: z.string() })
const Words = z.object({
  title: z.string(),
  summaryText: z.string(),
  language: z.nullable(z.string()),
})

const nameOfAccount = accountName(sql`account_id`, sql`profiles_accounts.reader_id`)

/** Recalculates a profile's interests after a change. */
export async function refreshInterests(db: Database, id: string): Promise<void> {
  const profile = await db.maybe(
    Contents,
    sql`select selected_topics, instructions from profiles where id = ${id} for update`,
  )
  if (!profile) return
  const named = await db.many(
    NamedText,
    sql`select '“' || name || '”' as name, text from profile_files where profile_id = ${id}
        union all
        select coalesce(substring(url from '://([^/:?#]+)'), url), text
        from profile_links where profile_id = ${id} and text is not null
        union all
        select 'your account “' || ${nameOfAccount} || '”', text
        from profiles_accounts where profile_id = ${id} and text is not null and ${nameOfAccount} is not null`,
  )
  const texts = await Promise.all(
    named.map(async ({ name, text }) => ({
      text,
      language: await detectLanguage(text, 'en'),
      because: `it is in ${name}`,
    })),
  )
  const instructions = {
    text: profile.instructions,
    language: await detectLanguage(profile.instructions, 'en'),
    because: 'your instructions say so',
  }
  const interests = profileInterests(
    { topics: profile.selectedTopics, instructions, texts },
    await sharesOfStems(db),
  )
  await db.run(sql`update profiles set interests = ${JSON.stringify(interests)} where id = ${id}`)
}

/** A function that returns the share of the newest articles that contain a stem. */
async function sharesOfStems(db: Database): Promise<(stem: string) => number> {
  const articles = await db.many(
    Words,
    sql`select title, summary_text, language from articles
        order by published_at desc, id desc limit ${ARTICLES_READ}`,
  )
  if (articles.length < ENOUGH_ARTICLES) return () => 0
  const counts = new Map<string, number>()
  for (const { title, summaryText, language } of articles) {
    for (const stem of new Set(stems(`${title} ${summaryText}`, language)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return (stem) => (counts.get(stem) ?? 0) / articles.length
}
