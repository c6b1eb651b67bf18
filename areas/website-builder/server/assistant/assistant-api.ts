import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { askModel, chooseFor, EndpointTrouble } from '#platform/models/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { commandExamples, readCommand } from '../../assistant/read-command.ts'
import { checkSite } from '../../assistant/site-checks.ts'
import { kindOf } from '../../blocks/block-kinds.ts'
import type { TextField } from '../../blocks/field.ts'
import type { BuilderAssistant } from '../../contract.ts'
import type { siteAssistant } from '../../contracts/assistant.ts'
import { POSTS_PATH } from '../../drawing/drawing.ts'
import { STORIES_PATH } from '../../drawing/drawing.ts'
import { SITE_ASSISTANT } from '../../limits.ts'
import { findPages, listPages } from '../rows/page-rows.ts'
import { demandSite } from '../rows/site-rows.ts'
import { carryOut } from './carry-out.ts'
import { saidOnSite } from './said-on-site.ts'
import { siteWordsTask, writeWords } from './write-words.ts'

/** The assistant of a site, which carries out requests in plain sentences. */
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

    async getWriter() {
      const chosen = await chooseFor(desk, readerId, siteWordsTask)
      return chosen
        ? { model: chosen.model, reason: null }
        : {
            model: null,
            reason: 'Set up an AI endpoint under AI Studio to let a model propose words.',
          }
    },

    async writeWords({ site, page, block, place, wish }) {
      const { name, contact, language } = await demandSite(desk, site)
      const pages = await findPages(desk, sql`page.site_id = ${site}`)
      const field = fieldAt(block, place)
      if (!field) throw new Problem('conflict', 'This place takes no words.')
      const chosen = await chooseFor(desk, readerId, siteWordsTask)
      if (!chosen)
        throw new Problem('conflict', 'There is no AI endpoint. Set one up under AI Studio.')
      const said = saidOnSite({
        ...{ name, contact },
        pages: pages.toSorted((a, b) => Number(b.id === page) - Number(a.id === page)),
      })
      const wanted = {
        ...{ language, wish, label: field.label, block: kindOf(block)!.label },
        ...{ isLine: field.kind === 'line', own: `${wish}\n${said}` },
      }
      return writeWords((question) => askModel(desk, chosen, question), wanted).catch(asProblem)
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

/**
 * The text field of a block by its name, or by "cards.text" in the rows of a list; null if there is
 * none.
 */
function fieldAt(block: string, place: string): TextField | null {
  const [name = '', inner] = place.split('.')
  const fields = kindOf(block)?.fields ?? {}
  const outer = Object.hasOwn(fields, name) ? fields[name] : undefined
  const rows = outer?.kind === 'list' ? outer.of : {}
  const field = inner === undefined ? outer : Object.hasOwn(rows, inner) ? rows[inner] : undefined
  return field?.kind === 'line' || field?.kind === 'words' ? field : null
}

/** Converts errors of an endpoint to problems that a screen can show. */
function asProblem(error: unknown): never {
  if (error instanceof EndpointTrouble) throw new Problem('unavailable', error.message)
  throw error
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

/** The conversation about a site, and the list of its tasks, done or not. */
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
