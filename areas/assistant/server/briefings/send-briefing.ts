import { addJob } from '#areas/newsroom/server/lends.ts'
import { queueToDevices, sendMail, type Mail } from '#platform/notifications/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { briefingJob } from '../../briefing-options.ts'
import type { Recap } from '../../contract.ts'
import type { BriefingSubject, SentTo } from '../../contracts/briefings.ts'
import { makeRecap } from '../recap/weekly-recap.ts'
import { briefingMail } from './briefing-mail.ts'
import type { BriefingRow } from './briefing-rows.ts'

const HOURS = { day: 24, week: 7 * 24 } as const
/** The most titles in a push message; the panel shows the rest. */
const TITLES = 5
const PANEL_PAGE = '/news-hub/feed'

/** The name of the mailing list of a briefing, from which its reader can unsubscribe. */
export const briefingList = (id: string) => `briefing/${id}`

export function recapOf(desk: Desk, { subject, span, times }: BriefingRow): Promise<Recap> {
  return makeRecap(desk, { subject: subjectOf(subject, span), span, zone: times.zone })
}

/** Limits a subject to the period of the briefing; a single article has no period. */
function subjectOf(subject: BriefingSubject, span: BriefingRow['span']): BriefingSubject {
  return subject.kind === 'article' ? subject : { ...subject, hours: HOURS[span] }
}

export function mailOf(desk: Desk, briefing: BriefingRow, recap: Recap, sending: string): Mail {
  return {
    readerId: desk.readerId,
    dedupeKey: `briefing/${sending}`,
    subject: `${briefing.title}: ${recap.title}`,
    about: briefing.title,
    ...briefingMail(desk, recap),
    unsubscribe: {
      list: briefingList(briefing.id),
      words: `You scheduled “${briefing.title}” by email.`,
    },
  }
}

/** Queues the mails and push messages of a delivery, each once, in the transaction of the desk. */
export async function queueText(
  desk: Desk,
  briefing: BriefingRow,
  recap: Recap,
  sending: string,
): Promise<SentTo[]> {
  const sent: SentTo[] = []
  if (briefing.channels.includes('email')) {
    const queued = await sendMail(desk, mailOf(desk, briefing, recap, sending))
    sent.push({ to: 'email', isSent: queued === 'queued', words: mailWords[queued] })
  }
  if (briefing.channels.includes('push'))
    sent.push(await queueToAll(desk, briefing, recap, sending))
  return sent
}

const mailWords = {
  queued: 'On its way.',
  'no-server': 'There is no mail server. Add one under Settings, Notifications.',
  full: 'Too many emails wait to be sent. Check the mail server under Settings, Notifications.',
  unsubscribed: 'You unsubscribed from its emails. Save the briefing to get them again.',
} as const

export async function queueToAll(
  desk: Desk,
  { title }: BriefingRow,
  recap: Recap,
  sending: string,
): Promise<SentTo> {
  const lines = recap.items.slice(0, TITLES).map((item) => `• ${item.title}`)
  const count = await queueToDevices(desk, desk.db, {
    readerId: desk.readerId,
    dedupeKey: `briefing/${sending}`,
    message: {
      title: `${title}: ${recap.title}`,
      text: lines.length > 0 ? lines.join('\n') : recap.text,
      page: PANEL_PAGE,
    },
  })
  const words =
    count === 0
      ? 'No browser or ntfy topic takes push messages. Add one under Settings, Notifications.'
      : `On its way to ${count === 1 ? '1 device' : `${count} devices`}.`
  return { to: 'push', isSent: count > 0, words }
}

/**
 * Queues the newsroom job for the briefing's audio or video, once for each delivery; returns null
 * if no piece is wanted or there is no news.
 */
export async function startPiece(
  desk: Desk,
  { title, subject, span, piece }: BriefingRow,
  recap: Recap,
  sending: string,
): Promise<string | null> {
  if (piece === null || recap.items.length === 0) return null
  const id = `briefing-${sending}`
  await addJob(desk, {
    ...{ id, type: piece.type, title: `${title}, ${desk.now().toISOString().slice(0, 10)}` },
    ...{ subject: subjectOf(subject, span), sourceModule: 'Briefings', ...briefingJob(piece) },
  })
  return id
}
