import { markup } from '#core/pages/markup.ts'
import { mailLink, mailText, sendMail, type Mail } from '#platform/notifications/server/lends.ts'
import type { Tools, World } from '#server/tools.ts'
import { clockAt, dayAt, dayWords } from '../../../visitors/wall-clock.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import { linkToken } from '../link-token.ts'
import type { BookedRow } from './booking-rows.ts'
import { calendarFile } from './calendar-file.ts'

type MailTools = Pick<Tools, 'db' | 'now' | 'wake' | 'extensions' | 'secrets'>

/** A time in words, such as "Sunday, March 29, 2026, 09:30 (Europe/Berlin)". */
export function timeWords(language: string, zone: string, slot: string): string {
  const at = new Date(slot)
  return `${dayWords(language, dayAt(zone, at))}, ${clockAt(zone, at)} (${zone})`
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

interface Confirmed {
  siteName: string
  language: string
  root: string
  hours: { zone: string }
}

/** Sends the visitor a confirmation of the booking, if the reader has a mail server. */
export async function mailBooked(
  tools: MailTools,
  booking: BookedRow,
  { siteName, language, root, hours }: Confirmed,
): Promise<void> {
  const link = `${root}/booking/cancel?who=${linkToken(tools, 'booking', booking.id)}`
  const when = timeWords(language, hours.zone, booking.slot)
  const { booking: said } = visitorWords(language)
  const words = said.mail(siteName, when)
  await sendMail(tools, {
    ...toVisitor(booking, siteName, 'booked'),
    subject: said.mailSubject(siteName),
    html: markup`${mailText(words)}${mailLink(said.cancel, link)}`,
    text: `${words}\n\n${said.cancel}: ${link}`,
    as: { ...asSite(siteName, language), calendar: calendarOf(tools, booking, siteName, root) },
  })
}

/** Tells the visitor by mail that the reader canceled the booking. */
export async function mailCancelled(
  tools: MailTools,
  booking: BookedRow,
  siteName: string,
  { zone, language }: { zone: string; language: string },
): Promise<void> {
  const { booking: said } = visitorWords(language)
  const words = said.cancelledMail(siteName, timeWords(language, zone, booking.slot))
  await sendMail(tools, {
    ...toVisitor(booking, siteName, 'cancelled'),
    subject: said.cancelledSubject(siteName),
    html: mailText(words),
    text: words,
    as: asSite(siteName, language),
  })
}

const asSite = (name: string, language: string) => ({
  ...{ name, language, foot: visitorWords(language).booking.foot(name) },
})

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
