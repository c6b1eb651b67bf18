import { markup } from '#core/pages/markup.ts'
import { mailLink, mailText, sendMail, type Mail } from '#platform/notifications/server/lends.ts'
import type { Tools, World } from '#server/tools.ts'
import { clockAt, dayAt } from '../../../visitors/wall-clock.ts'
import { linkToken } from '../link-token.ts'
import type { BookedRow } from './booking-rows.ts'
import { calendarFile } from './calendar-file.ts'

type MailTools = Pick<Tools, 'db' | 'now' | 'wake' | 'extensions' | 'secrets'>

/** "2026-03-29, 09:30 (Europe/Berlin)". */
export function timeWords(zone: string, slot: string): string {
  const at = new Date(slot)
  return `${dayAt(zone, at)}, ${clockAt(zone, at)} (${zone})`
}

export function calendarOf(
  { secrets, now }: Pick<World, 'secrets' | 'now'>,
  { id, slot, endsAt }: Pick<BookedRow, 'id' | 'slot' | 'endsAt'>,
  siteName: string,
  root: string,
): string {
  return calendarFile({
    ...{ id, start: new Date(slot), end: new Date(endsAt), title: siteName, madeAt: now() },
    address: `${root}/booking/cancel?who=${linkToken({ secrets }, 'booking', id)}`,
  })
}

/** Confirms a booking to the visitor, where the reader has a mail server. */
export async function mailBooked(
  tools: MailTools,
  booking: BookedRow,
  { siteName, root, hours }: { siteName: string; root: string; hours: { zone: string } },
): Promise<void> {
  const link = `${root}/booking/cancel?who=${linkToken(tools, 'booking', booking.id)}`
  const when = timeWords(hours.zone, booking.slot)
  const words = `Your booking at ${siteName}: ${when}.`
  await sendMail(tools, {
    ...toVisitor(booking, siteName, 'booked'),
    subject: `Your booking at ${siteName}`,
    html: markup`${mailText(words)}${mailLink('Cancel the booking', link)}`,
    text: `${words}\n\nCancel it: ${link}`,
    as: { ...asSite(siteName), calendar: calendarOf(tools, booking, siteName, root) },
  })
}

/** Tells the visitor that the reader cancelled. */
export async function mailCancelled(
  tools: MailTools,
  booking: BookedRow,
  siteName: string,
  zone: string,
): Promise<void> {
  const words = `Your booking at ${siteName} on ${timeWords(zone, booking.slot)} was cancelled.`
  await sendMail(tools, {
    ...toVisitor(booking, siteName, 'cancelled'),
    subject: `Your booking at ${siteName} was cancelled`,
    html: mailText(words),
    text: words,
    as: asSite(siteName),
  })
}

const asSite = (name: string) => ({ name, foot: `Sent by ${name}, where you booked.` })

function toVisitor(
  { id, readerId, mail }: BookedRow,
  siteName: string,
  about: 'booked' | 'cancelled',
): Pick<Mail, 'readerId' | 'to' | 'dedupeKey' | 'about' | 'unsubscribe'> {
  return {
    ...{ readerId, to: mail, unsubscribe: null },
    ...{ dedupeKey: `site-booking/${id}/${about}`, about: `Booking at ${siteName}` },
  }
}
