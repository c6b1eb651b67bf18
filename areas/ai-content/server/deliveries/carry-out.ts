import { markup } from '#core/pages/markup.ts'
import { Problem } from '#core/problem.ts'
import { findAccount } from '#platform/connections/server/lends.ts'
import {
  ActionFailed,
  actWithAccount,
  effectWithAccount,
} from '#platform/connections/server/lends/actions.ts'
import {
  hasMailServer,
  isMailAddress,
  mailNote,
  sendMailNow,
} from '#platform/notifications/server/lends.ts'
import {
  addWrittenPost,
  publishSite,
  releasePost,
  whereIsPost,
  type WrittenPost,
} from '#areas/website-builder/server/lends.ts'
import type { CitedText } from '#server/cited-text/cited-text.ts'
import { toHtml } from '#server/cited-text/to-html.ts'
import { toMarkdown } from '#server/cited-text/to-markdown.ts'
import { plainSentences, toPlainText } from '#server/cited-text/to-plain-text.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Destination } from '../../contracts/deliveries.ts'
import type { DeliveryRow } from './delivery-rows.ts'
import { filledInput } from './fill-fields.ts'
import { mailBody } from './mail-body.ts'
import type { MailHeads } from './mail-heads.ts'

/** The receiver and link of a delivered text, and whether it is public. */
export interface Arrived {
  to: string
  link: string | null
  isPublic: boolean
}

type To<Way extends Destination['way']> = Extract<Destination, { way: Way }>

/** Adds a text to a site as a post. A further attempt reuses the post of the first one. */
export async function toSite(
  desk: Desk,
  { id, postId }: DeliveryRow,
  { site, isPublished }: To<'post'>,
  text: CitedText,
  speaker: Pick<WrittenPost, 'author' | 'language'>,
): Promise<Arrived> {
  const { readerId, now } = desk
  const post = await desk.db.transaction(async (db) => {
    const of = { db, readerId }
    const isThere =
      postId !== null && (!isPublished || (await releasePost(of, site, postId, now())))
    if (isThere) return postId
    const added = await addWrittenPost(of, site, postOf(text, speaker), now())
    if (isPublished) await releasePost(of, site, added, now())
    await db.run(sql`
      update ai_content_deliveries set site_id = ${site}, post_id = ${added}
      where id = ${id} and reader_id = ${readerId}`)
    return added
  })
  if (isPublished) await publishSite(desk, site)
  const { site: name, link } = await whereIsPost(desk, site, post)
  await desk.announce({ area: 'website-builder' })
  return {
    to: isPublished ? name : `${name}, as a draft`,
    link: isPublished ? link : null,
    isPublic: isPublished,
  }
}

function postOf(text: CitedText, speaker: Pick<WrittenPost, 'author' | 'language'>): WrittenPost {
  const [first] = text.sections.flatMap(({ paragraphs }) => paragraphs)
  const sections = text.sections.map(({ title, isList, paragraphs }) => ({
    ...{ title, isList, links: [] },
    paragraphs: paragraphs.map(plainSentences),
  }))
  const links = text.sources.map(({ outlet, title, link }) => ({
    words: `${outlet}: ${title}`,
    address: link ?? '',
  }))
  const sources = { title: text.sourcesTitle, isList: false, paragraphs: [], links }
  return {
    ...{ ...speaker, title: text.title },
    description: first ? plainSentences(first).slice(0, 280) : '',
    sections: links.length === 0 ? sections : [...sections, sources],
  }
}

/** A mail without its text: subject, preview text, speaker and language. */
interface Mailed extends MailHeads {
  name: string
  language: string
}

/** Sends a text by the reader's own mail server. */
export async function toMail(
  desk: Desk,
  { id }: DeliveryRow,
  { to, subject }: To<'mail'>,
  text: CitedText,
  { subject: drafted, preheader, name, language }: Mailed,
): Promise<Arrived> {
  if (to !== '' && !isMailAddress(to))
    throw new Problem('invalid', `“${to.slice(0, 100)}” is not an email address.`)
  if (!(await hasMailServer(desk.db, desk.readerId)))
    throw new Problem(
      'conflict',
      'No mail server is set up. Add one under Settings, Notifications.',
    )
  const named = subject || drafted || text.title
  const outcome = await sendMailNow(desk, {
    readerId: desk.readerId,
    to: to === '' ? undefined : to,
    as: { name: name.trim() || 'Synthwire', foot: 'Sent with Synthwire.', language },
    dedupeKey: `ai-content/${id}`,
    subject: named,
    html: markup`${preheader === null ? null : mailNote(preheader)}${mailBody(text)}`,
    text: toPlainText(text),
    about: text.title,
    unsubscribe: null,
  })
  if (outcome.error !== null) {
    const { error, mayHaveHappened } = outcome
    throw new ActionFailed(error, { mayHaveHappened })
  }
  return { to: to === '' ? 'Your own address' : to, link: null, isPublic: true }
}

/** Gives a text to an action of a connected account, such as a webhook. */
export async function toAccount(
  desk: Desk,
  { id }: DeliveryRow,
  { account, action, values }: To<'account'>,
  text: CitedText,
): Promise<Arrived> {
  const input = filledInput(values, {
    title: text.title,
    text: toPlainText(text),
    markdown: toMarkdown(text),
    html: toHtml(text),
  })
  if ((await effectWithAccount(desk, { account, action, input })) === 'safe')
    throw new Problem(
      'invalid',
      'This only asks the service, and takes nothing to it. Choose another method, such as POST.',
    )
  const acted = await actWithAccount(desk, {
    ...{ account, action, input, idempotencyKey: id, user: CONTENT_AS_USER },
  })
  const { name } = await findAccount(desk.db, desk.readerId, account)
  return { to: `${name}: ${acted.said}`.slice(0, 300), link: null, isPublic: true }
}

/** The name under which connected accounts know AI Content. */
export const CONTENT_AS_USER = 'ai-content'
