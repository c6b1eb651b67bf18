import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { commandExamples, readCommand } from '../../assistant/read-command.ts'
import { checkSite } from '../../assistant/site-checks.ts'
import type { BuilderAssistant } from '../../contract.ts'
import type { siteAssistant } from '../../contracts/assistant.ts'
import { POSTS_PATH } from '../../drawing/drawing.ts'
import { STORIES_PATH } from '../../drawing/drawing.ts'
import { SITE_ASSISTANT } from '../../limits.ts'
import { findPages, listPages } from '../rows/page-rows.ts'
import { demandSite } from '../rows/site-rows.ts'
import { carryOut } from './carry-out.ts'

/** Does what a reader asks for in plain sentences. */
export function serverSiteAssistant(desk: Desk): Api<typeof siteAssistant> {
  const { db, readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder' })

  async function keep(site: string, words: string, isFromUser: boolean): Promise<void> {
    await db.run(sql`
      insert into website_assistant_messages (site_id, reader_id, is_from_user, words, at)
      values (${site}, ${readerId}, ${isFromUser}, ${words.slice(0, SITE_ASSISTANT.answerCharacters)}, ${now()})`)
    await db.run(sql`
      delete from website_assistant_messages where site_id = ${site} and reader_id = ${readerId}
        and number <= (select number from website_assistant_messages where site_id = ${site}
          order by number desc offset ${SITE_ASSISTANT.messages} limit 1)`)
  }

  return {
    async askAssistant({ site, words }) {
      await demandSite(desk, site)
      await keep(site, words, true)
      await keep(site, await answerOf(desk, site, words), false)
      await tell()
    },

    async clearConversation({ site }) {
      await demandSite(desk, site)
      await db.run(
        sql`delete from website_assistant_messages where site_id = ${site} and reader_id = ${readerId}`,
      )
      await tell()
    },
  }
}

async function answerOf(desk: Desk, site: string, words: string): Promise<string> {
  const command = readCommand(words)
  if (!command)
    return `I did not understand that. I can do things such as these: ${commandExamples.map((each) => `“${each}”`).join(', ')}.`
  try {
    return await carryOut(desk, site, command)
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

const MessageRow = z.object({
  number: z.int(),
  isFromUser: z.boolean(),
  words: z.string(),
  at: Time,
})

/** The conversation about a site, and what is still to be done on it. */
export async function readAssistant(desk: Desk, site: string): Promise<BuilderAssistant> {
  const { db, readerId } = desk
  const { contact, theme, plugins, isLive } = await demandSite(desk, site)
  const pages = await findPages(desk, sql`page.site_id = ${site}`)
  const changes = await listPages(desk, [site])
  const facts = await db.one(
    z.object({ undescribed: z.int(), isFormTried: z.boolean() }),
    sql`select (select count(*)::int from website_media where site_id = ${site} and reader_id = ${readerId}
            and kind = 'picture' and alt = '' and not is_decorative and deleted_at is null) as undescribed,
          exists (select from website_messages where site_id = ${site} and reader_id = ${readerId}) as is_form_tried`,
  )
  const hasForm =
    plugins.includes('contact-form') &&
    pages.some(({ content }) => content.some(({ type }) => type === 'contact'))
  const messages = await db.many(
    MessageRow,
    sql`select number, is_from_user, words, at from website_assistant_messages
        where site_id = ${site} and reader_id = ${readerId} order by number`,
  )
  return {
    messages: messages.map(({ number, isFromUser, words, at }) => ({
      ...{ id: `message-${number}`, message: words, time: at },
      from: isFromUser ? ('user' as const) : ('assistant' as const),
    })),
    checklist: checkSite({
      ...{ pages, contact, theme, isPublished: isLive, undescribed: facts.undescribed },
      otherPaths: [POSTS_PATH, STORIES_PATH, 'feed.xml', 'search', 'chat'],
      isFormTried: hasForm ? facts.isFormTried : null,
      hasChanges: changes.some((page) => page.hasChanges),
    }),
    examples: [...commandExamples],
  }
}
