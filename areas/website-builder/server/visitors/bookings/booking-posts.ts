import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { sql, type World } from '#server/tools.ts'
import { frameWords } from '../../../drawing/frame-words.ts'
import { Day, type BookingHours } from '../../../visitors/booking-hours.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { daysToBook } from '../../../visitors/slots.ts'
import { dayAt, dayLater, dayWords } from '../../../visitors/wall-clock.ts'
import type { VisitorWords } from '../../../visitors/words/visitor-words.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { form, input, tooMany, visitorPage } from '../forms/form-markup.ts'
import { formOf, readForm, type SentForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { linkToken, readLinkToken } from '../link-token.ts'
import { hasPlugin, siteFacts, wordsOfSite, type SiteFacts } from '../site-of-visitor.ts'
import { bookSlot } from './book-slot.ts'
import { findBookings } from './booking-rows.ts'
import { cancelBooking } from './cancel-booking.ts'
import { freeSlots, nextFreeDay } from './free-slots.ts'
import { hoursOfSite } from './hours-of-site.ts'
import { calendarOf, timeWords } from './mail-visitor.ts'

/** Shows the free times of a day, and books one of them. */
const book: VisitorPost = {
  path: 'booking',
  methods: ['GET', 'POST'],
  async answer(world, question) {
    const { site, request } = question
    const facts = await siteFacts(world, site)
    const isSent = request.method === 'POST'
    const given = isSent ? readForm(request) : formOf(request.query)
    // Without the plugin, a page of the site may have this path.
    if (!given || !facts?.plugins.includes('booking')) return null
    if (!isSent && !request.query.has('day')) return null
    const hours = await hoursOfSite(ownerOf(world, question), site.siteId)
    return isSent
      ? take(world, question, facts, hours, given)
      : times(world, question, { hours, language: facts.language }, given, '')
  },
}

/** The opening hours and the language of a site. */
interface Spoken {
  hours: BookingHours
  language: string
}

const ownerOf = ({ db }: World, { site: { readerId } }: VisitorQuestion) => ({ db, readerId })

async function take(
  world: World,
  question: VisitorQuestion,
  facts: SiteFacts,
  hours: BookingHours,
  given: SentForm,
): Promise<VisitorPage> {
  const { site, request } = question
  const { language } = facts
  const words = visitorWords(language)
  const { booking } = words
  const again = (why: string) => times(world, question, { hours, language }, given, why)
  const name = given.line('name', VISITORS.nameCharacters)
  const mail = given.mail('mail')
  const start = new Date(given.line('slot', 40))
  if (Number.isNaN(start.getTime())) return again(booking.chooseTime)
  if (name === '' || mail === '') return again(booking.missing)
  const day = dayAt(hours.zone, start)
  const free = await freeSlots(ownerOf(world, question), site.siteId, hours, day, world.now())
  const slot = free.find((one) => one.start.getTime() === start.getTime())
  if (!slot) return again(booking.taken)
  const verdict = await takeForm(world, question, given, '')
  if (verdict.is === 'too-many') return tooMany(words)
  if (verdict.is === 'too-old' || verdict.isSpam) return again(words.sendAgain)
  const root = `${request.origin}${request.base}`
  const booked = await bookSlot(world, site, {
    ...{ slot, hours, name, mail, root, siteName: facts.name, language, people: peopleIn(given) },
    phone: given.line('phone', VISITORS.phoneCharacters),
    note: given.line('note', VISITORS.noteCharacters),
  })
  if (booked.is !== 'booked') return booked.is === 'taken' ? again(booking.taken) : tooMany(words)
  const who = linkToken(world, 'booking', booked.booking.id)
  const isMailed = await hasMailServer(world.db, site.readerId)
  return visitorPage(
    200,
    booking.booked,
    `${timeWords(language, hours.zone, booked.booking.slot)}. ${isMailed ? booking.mailFollows : booking.keepLink}`,
    markup`<p><a href="/booking/calendar?who=${who}">${booking.toCalendar}</a></p><p><a href="/booking/cancel?who=${who}">${booking.cancel}</a></p>`,
  )
}

function peopleIn(given: SentForm): number {
  const people = Number(given.line('people', 4) || '1')
  return Number.isInteger(people) ? Math.min(Math.max(people, 1), VISITORS.people) : 1
}

/** Shows the free times of the wanted day, or of the next day that has some. */
async function times(
  world: World,
  question: VisitorQuestion,
  { hours, language }: Spoken,
  given: SentForm,
  why: string,
): Promise<VisitorPage> {
  const { booking } = visitorWords(language)
  const of = ownerOf(world, question)
  const { siteId } = question.site
  const now = world.now()
  const { first } = daysToBook(hours, now)
  const wanted = Day.safeParse(given.line('day', 10)).data ?? first
  const day = await nextFreeDay(of, siteId, hours, wanted < first ? first : wanted, now)
  if (day === null)
    return visitorPage(200, booking.none, booking.noneFrom, chooseDay(first, given, language))
  const free = await freeSlots(of, siteId, hours, day, now)
  const moved = day === wanted ? '' : booking.nextFree(dayWords(language, day))
  const slots = free.map(
    ({ start, label }) => markup`<option value="${start.toISOString()}">${label}</option>`,
  )
  const chosen = form(world, question.site, {
    ...{ action: 'booking', button: booking.book },
    inside: [
      markup`<input type="hidden" name="day" value="${day}"><input type="hidden" name="people" value="${peopleIn(given)}">`,
      markup`<p><label for="v.slot">${booking.times(dayWords(language, day), hours.zone)}</label><select id="v.slot" name="slot" required>${slots}</select></p>`,
      ...person(given, language),
    ],
  })
  return visitorPage(
    why === '' ? 200 : 422,
    booking.choose,
    `${why} ${moved}`.trim(),
    markup`${chooseDay(day, given, language)}${chosen}`,
  )
}

function person(given: SentForm, language: string): Markup[] {
  const labels = frameWords(language)
  const { optional, booking } = visitorWords(language)
  const typed = (name: string, most: number) => ({ name, most, value: given.line(name, most) })
  return [
    input({ ...typed('name', VISITORS.nameCharacters), label: labels.name }),
    input({ ...typed('mail', VISITORS.mailCharacters), label: labels.mail, type: 'email' }),
    input({
      ...typed('phone', VISITORS.phoneCharacters),
      ...{ label: optional(labels.phone), type: 'tel', isOptional: true },
    }),
    input({
      ...typed('note', VISITORS.noteCharacters),
      ...{ label: optional(booking.note), isOptional: true },
    }),
  ]
}

function chooseDay(day: string, given: SentForm, language: string): Markup {
  const labels = frameWords(language)
  const { dayBefore, dayAfter } = visitorWords(language).booking
  const link = (to: string, words: string) =>
    markup`<a href="/booking?day=${to}&amp;people=${peopleIn(given)}">${words}</a>`
  return markup`<form action="/booking"><input type="hidden" name="people" value="${peopleIn(given)}"><p><label for="v.day">${labels.day}</label><input id="v.day" name="day" type="date" value="${day}" required></p><p><button>${labels.showTimes}</button></p></form><p>${link(dayLater(day, -1), dayBefore)} · ${link(dayLater(day, 1), dayAfter)}</p>`
}

async function bookingOfLink(world: World, { site, request }: VisitorQuestion) {
  const id = readLinkToken(world, 'booking', request.query.get('who') ?? '')
  if (id === null) return null
  const [booking] = await findBookings(
    world,
    sql`booking.id = ${id} and site_id = ${site.siteId} and booking.reader_id = ${site.readerId}`,
    1,
  )
  return booking ?? null
}

/**
 * Asks with a button before a booking is canceled, because programs that check mail may follow the
 * link, too.
 */
const cancel: VisitorPost = {
  path: 'booking/cancel',
  methods: ['GET', 'POST'],
  async answer(world, question) {
    const booking = await bookingOfLink(world, question)
    const { language = 'en' } = (await siteFacts(world, question.site)) ?? {}
    const words = visitorWords(language)
    if (!booking) return notValid(words)
    const { cancelled, isCancelled, past, wasFor, cancelTitle, cancel: press } = words.booking
    const { zone } = await hoursOfSite(ownerOf(world, question), booking.siteId)
    const when = timeWords(language, zone, booking.slot)
    if (booking.isCancelled) return visitorPage(200, cancelled, isCancelled(when))
    if (new Date(booking.slot) <= world.now()) return visitorPage(409, past, wasFor(when))
    const who = question.request.query.get('who') ?? ''
    if (question.request.method !== 'POST')
      return visitorPage(
        200,
        cancelTitle,
        when,
        markup`<form method="post" action="/booking/cancel?who=${who}"><p><button>${press}</button></p></form>`,
      )
    await cancelBooking(world, booking, 'visitor', zone)
    return visitorPage(200, cancelled, isCancelled(when))
  },
}

const calendar: VisitorPost = {
  path: 'booking/calendar',
  methods: ['GET'],
  async answer(world, question) {
    const booking = await bookingOfLink(world, question)
    if (!booking || !(await hasPlugin(world, question.site, 'booking')))
      return notValid(await wordsOfSite(world, question.site))
    const { origin, base } = question.request
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="booking.ics"',
        'cache-control': 'no-store',
      },
      body: calendarOf(world, booking, booking.siteName, `${origin}${base}`),
    }
  },
}

function notValid({ linkNotValid, booking }: VisitorWords): VisitorPage {
  return visitorPage(404, linkNotValid, booking.gone)
}

export const bookingPosts: VisitorPost[] = [book, cancel, calendar]
