import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import type { Channel } from '../deliveries/channel.ts'
import { queueMessage } from '../deliveries/queue-message.ts'
import { mailHeading, mailLink, mailText } from '../mail/mail-parts.ts'
import { sendMail } from '../mail/send-mail.ts'

/** The parts of a notification that leave the server. */
export const Telling = z.object({
  id: z.int(),
  readerId: z.string(),
  title: z.string(),
  text: z.string(),
  at: Time,
  article: z.nullable(z.int()),
  page: z.nullable(z.string()),
})
export type Telling = z.infer<typeof Telling>

export const NOTIFICATIONS_LIST = 'notifications'
/** The most lines of a digest; the panel has all notifications. */
const LINES = 12
const PANEL_PAGE = '/news-hub/feed'

/** A message in the form for devices and ntfy topics. */
export const ShortMessage = z.object({ title: z.string(), text: z.string(), page: z.string() })
export type ShortMessage = z.infer<typeof ShortMessage>

/**
 * Queues one message about one or more notifications for each receiver of a channel. Returns false
 * if there is no receiver, or if a mail was not queued.
 */
export async function queueToChannel(
  tools: Tools,
  db: Database,
  channel: Channel,
  told: readonly Telling[],
): Promise<boolean> {
  const { readerId } = told[0]!
  const dedupeKey = `notifications/${told[0]!.id}-${told.at(-1)!.id}/${told.length}`
  const message = shortMessage(told)
  const about = message.title
  if (channel === 'email') {
    const queued = await sendMail(
      { ...tools, db },
      {
        ...{ readerId, dedupeKey, about, subject: message.title },
        html: mailBody(tools, told),
        text: told.map((one) => mailLines(tools, one)).join('\n\n'),
        unsubscribe: { list: NOTIFICATIONS_LIST, words: 'You asked for notifications by email.' },
      },
    )
    return queued === 'queued'
  }
  const targets = await targetsOf(db, readerId, channel)
  for (const target of targets)
    await queueMessage(tools, db, { readerId, channel, target, dedupeKey, about, body: message })
  return targets.length > 0
}

/** Reads the ids of a reader's receivers on a channel. */
export async function targetsOf(db: Database, readerId: string, channel: 'push' | 'ntfy') {
  const rows = await db.many(
    z.object({ target: z.string() }),
    channel === 'push'
      ? sql`select id as target from notifications_devices where reader_id = ${readerId} order by id`
      : sql`select '' as target from notifications_ntfy where reader_id = ${readerId}`,
  )
  return rows.map(({ target }) => target)
}

function shortMessage(told: readonly Telling[]): ShortMessage {
  const [first] = told
  if (told.length === 1) return { title: first!.title, text: first!.text, page: pageOf(first!) }
  const more = told.length - LINES
  const lines = told.slice(0, LINES).map(({ title }) => `• ${title}`)
  if (more > 0) lines.push(`and ${more} more`)
  return { title: `${told.length} notifications`, text: lines.join('\n'), page: PANEL_PAGE }
}

export function pageOf({ page, article }: Pick<Telling, 'page' | 'article'>): string {
  return page ?? (article === null ? PANEL_PAGE : `/news-hub/feed?article=${article}`)
}

function addressOf({ publicAddress }: Pick<Tools, 'publicAddress'>, one: Telling): string | null {
  return publicAddress === null ? null : publicAddress + pageOf(one)
}

function mailBody(tools: Tools, told: readonly Telling[]): Markup {
  return markup`${told.map(
    (one) =>
      markup`${mailHeading(one.title)}${mailText(one.text)}${mailLink('Open it', addressOf(tools, one))}`,
  )}`
}

function mailLines(tools: Tools, one: Telling): string {
  const address = addressOf(tools, one)
  return [one.title, one.text, ...(address === null ? [] : [address])].join('\n')
}
