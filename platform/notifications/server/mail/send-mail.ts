import * as z from 'zod/mini'
import { MAIL_OUT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Database, type Tools, type World } from '#server/tools.ts'
import type { ClaimedMessage, Outcome } from '#platform/outbox/server/lends.ts'
import { channelKind } from '../deliveries/channel.ts'
import { queueMessage } from '../deliveries/queue-message.ts'
import { mailDocument, mailLink, mailNote } from './mail-parts.ts'
import { noteMailServer, readMailServer } from './mail-server.ts'
import { sendBySmtp, type SmtpOutcome, type WholeMail } from './send-by-smtp.ts'
import { unsubscribeLink, unsubscribingBy } from './unsubscribe-link.ts'

export interface Mail {
  readerId: string
  /** The address of another person; by default the reader's own. */
  to?: string | undefined
  /** The sender that another person sees, such as a site of the reader. */
  as?: MailedAs | undefined
  /** The dedupe key: a mail with the same key is sent only once. */
  dedupeKey: string
  subject: string
  /**
   * The body, made of mail-parts.ts; the frame, the footer and the link to unsubscribe are added to
   * it.
   */
  html: Markup
  text: string
  /** The name of the mail in the list of failures: "Weekly recap". */
  about: string
  /**
   * The list from which one click unsubscribes: its id, and words for the footer. Null for a mail
   * that the reader requested.
   */
  unsubscribe: { list: string; words: string } | null
}

const MailedAs = z.object({
  /** The sender's name, which is also shown above the body. */
  name: z.string(),
  /** The footer: who sends the mail, and why. */
  foot: z.string(),
  /** The address at which the recipient unsubscribes by one click. */
  leave: z.optional(z.string()),
  /** The label of that link; "Unsubscribe" if absent. */
  leaveWords: z.optional(z.string()),
  /** The language of the mail as a BCP 47 tag; English if absent. */
  language: z.optional(z.string()),
  /** An appointment to attach as an iCalendar file. */
  calendar: z.optional(z.string()),
})
export type MailedAs = z.infer<typeof MailedAs>

/** Extension point for work after a reader's mail server refused a recipient for good. */
export const mailRefused =
  extensionPoint<(world: World, who: { readerId: string; to: string }) => Promise<void>>(
    'mail-refused',
  )

/**
 * "queued" also means that a mail with the same key was queued before; "full" means that too many
 * mails are waiting.
 */
export type MailQueued = 'queued' | 'full' | 'no-server' | 'unsubscribed'

const StoredMail = z.object({
  to: z.optional(z.string()),
  as: z.optional(MailedAs),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  words: z.nullable(z.string()),
})

/** Queues a mail to be sent by the reader's own mail server; `db` may be that of a transaction. */
export async function sendMail(
  tools: Pick<Tools, 'db' | 'now' | 'wake' | 'extensions'>,
  mail: Mail,
): Promise<MailQueued> {
  const { readerId, dedupeKey, about, unsubscribe } = mail
  demandRoom(mail)
  if (!(await hasMailServer(tools.db, readerId))) return 'no-server'
  if (unsubscribe && (await isUnsubscribed(tools.db, readerId, unsubscribe.list)))
    return 'unsubscribed'
  const isQueued = await queueMessage(tools, tools.db, {
    readerId,
    channel: 'email',
    dedupeKey,
    about,
    list: unsubscribe?.list ?? null,
    body: storedMail(mail),
  })
  return isQueued ? 'queued' : 'full'
}

function storedMail({
  to,
  as,
  subject,
  html,
  text,
  unsubscribe,
}: Mail): z.infer<typeof StoredMail> {
  return {
    ...(to !== undefined && { to }),
    ...(as !== undefined && { as }),
    subject: subject.slice(0, MAIL_OUT.subjectCharacters).toWellFormed(),
    html: html.text.toWellFormed(),
    text: text.toWellFormed(),
    words: unsubscribe?.words ?? null,
  }
}

function demandRoom({ html, text }: Pick<Mail, 'html' | 'text'>): void {
  if (html.text.length > MAIL_OUT.bodyCharacters || text.length > MAIL_OUT.bodyCharacters)
    throw new Problem('invalid', 'That email is too long to be sent.')
}

/** Says if a mail server is set up for a reader. */
export async function hasMailServer(db: Database, readerId: string): Promise<boolean> {
  return (await readMailServer(db, readerId)) !== null
}

async function isUnsubscribed(db: Database, readerId: string, list: string): Promise<boolean> {
  const found = await db.maybe(
    z.object({ list: z.string() }),
    sql`select list from notifications_unsubscribed where reader_id = ${readerId} and list = ${list}`,
  )
  return found !== null
}

/** Removes an unsubscription, because the reader switched these mails on again. */
export async function subscribeAgain(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  list: string,
): Promise<void> {
  await db.run(sql`
    delete from notifications_unsubscribed where reader_id = ${readerId} and list = ${list}`)
}

export const mailSender = channelKind('email', sendStored)

async function sendStored(world: World, message: ClaimedMessage): Promise<Outcome> {
  const { id, readerId, label: list } = message
  const server = await readMailServer(world.db, readerId)
  if (!server) return { error: 'There is no mail server any more.', isFinal: true }
  if (list !== null && (await isUnsubscribed(world.db, readerId, list)))
    return { error: 'You unsubscribed before it was sent.', isFinal: true }
  const whole = wholeMail(world, { id, readerId, list, body: JSON.parse(message.body) })
  const outcome = await sendBySmtp(world, server, whole)
  await noteOutcome(world, readerId, whole, outcome)
  if (isRefused(outcome) && whole.to !== undefined)
    for (const hear of world.extensions(mailRefused)) await hear(world, { readerId, to: whole.to })
  return outcome
}

const isRefused = (outcome: SmtpOutcome) => outcome.error !== null && outcome.isRecipientRefused

/**
 * Records the outcome for the mail server, except if it refused another person's address, which is
 * not its fault.
 */
async function noteOutcome(
  tools: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  { to }: WholeMail,
  outcome: SmtpOutcome,
): Promise<void> {
  if (to === undefined || !isRefused(outcome)) await noteMailServer(tools, readerId, outcome.error)
}

function wholeMail(
  tools: Pick<Tools, 'publicAddress' | 'secrets'>,
  {
    id,
    readerId,
    list,
    body,
  }: { id: string; readerId: string; list: string | null; body: unknown },
): WholeMail {
  const { to, as, subject, html, text, words } = StoredMail.parse(body)
  if (to !== undefined) return mailToOther({ id, to, subject, html, text }, as)
  const link = list === null ? null : unsubscribeLink(tools, readerId, list)
  const foot = `Sent by your Synthwire hub. ${words ?? ''}`.trim()
  const change = 'Change what you get in its settings.'
  return {
    id,
    subject,
    html: mailDocument(
      subject,
      new Markup(html),
      markup`${mailNote(`${foot} ${link === null ? change : ''}`)}${mailLink('Unsubscribe', link)}`,
    ),
    text: `${text}\n\n-- \n${foot}\n${link === null ? change : `Unsubscribe: ${link}`}\n`,
    headers: unsubscribeHeaders(link, unsubscribingBy(tools.publicAddress) === 'one-click'),
  }
}

/** The mail to a person who is no reader of this server. */
function mailToOther(
  { html, text, ...mail }: Omit<WholeMail, 'headers'>,
  as: MailedAs = { name: 'Synthwire', foot: 'Sent with Synthwire.' },
): WholeMail {
  const { name, foot, leave = null, leaveWords = 'Unsubscribe', language, calendar } = as
  const under = markup`${mailNote(foot)}${mailLink(leaveWords, leave)}`
  const end = [foot, leave && `${leaveWords}: ${leave}`].filter(Boolean).join('\n')
  return {
    ...mail,
    from: name,
    html: mailDocument(mail.subject, new Markup(html), under, { sender: name, language }),
    text: `${text}\n\n-- \n${end}\n`,
    headers: unsubscribeHeaders(leave, leave?.startsWith('https:') ?? false),
    ...(calendar !== undefined && { calendar }),
  }
}

/**
 * Headers that mail programs show as a button to unsubscribe. They are left out if mail programs
 * cannot reach the address; the footer has the link, if there is one.
 */
function unsubscribeHeaders(link: string | null, isOneClick: boolean): Record<string, string> {
  if (link === null || !isOneClick) return {}
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Sends a mail at once without queueing it, and returns the mail server's answer. */
export async function sendMailNow(
  tools: Pick<Tools, 'db' | 'now' | 'secrets' | 'publicAddress'>,
  mail: Mail,
): Promise<SmtpOutcome> {
  const { readerId, dedupeKey, unsubscribe } = mail
  demandRoom(mail)
  const server = await readMailServer(tools.db, readerId)
  if (!server) throw new Problem('not-found', 'Save a mail server first.')
  const whole = wholeMail(tools, {
    id: dedupeKey.replaceAll(/[^\w-]/g, '-'),
    readerId,
    list: unsubscribe?.list ?? null,
    body: storedMail(mail),
  })
  const outcome = await sendBySmtp(tools, server, whole)
  await noteOutcome(tools, readerId, whole, outcome)
  return outcome
}

/** Sends a test mail at once. */
export async function sendTest(
  tools: Pick<Tools, 'db' | 'now' | 'secrets'>,
  readerId: string,
  id: string,
): Promise<{ error: string | null; answer: string | null }> {
  const server = await readMailServer(tools.db, readerId)
  if (!server) throw new Problem('not-found', 'Save a mail server first.')
  const words = 'This is a test from your Synthwire hub. Emails reach you.'
  const outcome = await sendBySmtp(tools, server, {
    id,
    subject: 'A test from Synthwire',
    html: mailDocument('A test from Synthwire', mailNote(words), markup``),
    text: `${words}\n`,
    headers: {},
  })
  await noteMailServer(tools, readerId, outcome.error)
  return { error: outcome.error, answer: outcome.answer }
}
