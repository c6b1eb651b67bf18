import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { sql, type World } from '#server/tools.ts'
import { Day, type BookingHours } from '../../../visitors/booking-hours.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { daysToBook } from '../../../visitors/slots.ts'
import { dayAt, dayLater } from '../../../visitors/wall-clock.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { form, input, tooMany, visitorPage } from '../forms/form-markup.ts'
import { formOf, readForm, type SentForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { linkToken, readLinkToken } from '../link-token.ts'
import { hasPlugin, siteFacts, type SiteFacts } from '../site-of-visitor.ts'
import { bookSlot } from './book-slot.ts'
import { findBookings } from './booking-rows.ts'
import { cancelBooking } from './cancel-booking.ts'
import { freeSlots, nextFreeDay } from './free-slots.ts'
import { hoursOfSite } from './hours-of-site.ts'
import { calendarOf, timeWords } from './mail-visitor.ts'

/** Shows the free times of a day, and takes a booking of one of them. */
const book: VisitorPost = {
  path: 'booking',
  methods: ['GET', 'POST'],
  async answer(world, question) {
    const { site, request } = question
    const facts = await siteFacts(world, site)
    const isSent = request.method === 'POST'
    const given = isSent ? readForm(request) : formOf(request.query)
    // A page of the site may be at that path.
    if (!given || !facts?.plugins.includes('booking')) return null
    if (!isSent && !request.query.has('day')) return null
    const hours = await hoursOfSite(ownerOf(world, question), site.siteId)
    return isSent
      ? take(world, question, facts, hours, given)
      : times(world, question, hours, given, '')
  },
}

const TAKEN = 'That time is no longer free. Please choose another one.'

const ownerOf = ({ db }: World, { site: { readerId } }: VisitorQuestion) => ({ db, readerId })

async function take(
  world: World,
  question: VisitorQuestion,
  facts: SiteFacts,
  hours: BookingHours,
  given: SentForm,
): Promise<VisitorPage> {
  const { site, request } = question
  const again = (why: string) => times(world, question, hours, given, why)
  const name = given.line('name', VISITORS.nameCharacters)
  const mail = given.mail('mail')
  const start = new Date(given.line('slot', 40))
  if (Number.isNaN(start.getTime())) return again('Please choose a time.')
  if (name === '' || mail === '') return again('Please give your name and your email address.')
  const day = dayAt(hours.zone, start)
  const free = await freeSlots(ownerOf(world, question), site.siteId, hours, day, world.now())
  const slot = free.find((one) => one.start.getTime() === start.getTime())
  if (!slot) return again(TAKEN)
  const verdict = takeForm(world, question, given, '')
  if (verdict.is === 'too-many') return tooMany
  if (verdict.is === 'too-old' || verdict.isSpam) return again('Please send it once more.')
  const root = `${request.origin}${request.base}`
  const booked = await bookSlot(world, site, {
    ...{ slot, hours, name, mail, root, siteName: facts.name, people: peopleIn(given) },
    phone: given.line('phone', VISITORS.phoneCharacters),
    note: given.line('note', VISITORS.noteCharacters),
  })
  if (booked.is !== 'booked') return booked.is === 'taken' ? again(TAKEN) : tooMany
  const who = linkToken(world, 'booking', booked.booking.id)
  const isMailed = await hasMailServer(world.db, site.readerId)
  return visitorPage(
    200,
    'Booked',
    `${timeWords(hours.zone, booked.booking.slot)}.${isMailed ? ' An email with these facts is on its way to you.' : ' Keep the link below: it cancels the booking.'}`,
    markup`<p><a href="/booking/calendar?who=${who}">Add it to your calendar</a></p><p><a href="/booking/cancel?who=${who}">Cancel the booking</a></p>`,
  )
}

function peopleIn(given: SentForm): number {
  const people = Number(given.line('people', 4) || '1')
  return Number.isInteger(people) ? Math.min(Math.max(people, 1), VISITORS.people) : 1
}

/** The free times of the wanted day, or of the next one that has some. */
async function times(
  world: World,
  question: VisitorQuestion,
  hours: BookingHours,
  given: SentForm,
  why: string,
): Promise<VisitorPage> {
  const of = ownerOf(world, question)
  const { siteId } = question.site
  const now = world.now()
  const { first } = daysToBook(hours, now)
  const wanted = Day.safeParse(given.line('day', 10)).data ?? first
  const day = await nextFreeDay(of, siteId, hours, wanted < first ? first : wanted, now)
  if (day === null)
    return visitorPage(
      200,
      'No free times',
      'There are no free times from that day on.',
      chooseDay(first, given),
    )
  const free = await freeSlots(of, siteId, hours, day, now)
  const moved = day === wanted ? '' : `The next free day is ${day}. `
  const slots = free.map(
    ({ start, label }) => markup`<option value="${start.toISOString()}">${label}</option>`,
  )
  const chosen = form(world, question.site, {
    ...{ action: 'booking', button: 'Book' },
    inside: [
      markup`<input type="hidden" name="day" value="${day}"><input type="hidden" name="people" value="${peopleIn(given)}">`,
      markup`<p><label for="v.slot">${day}, times of ${hours.zone}</label><select id="v.slot" name="slot" required>${slots}</select></p>`,
      ...person(given),
    ],
  })
  return visitorPage(
    why === '' ? 200 : 422,
    'Choose a time',
    `${why} ${moved}`.trim(),
    markup`${chooseDay(day, given)}${chosen}`,
  )
}

function person(given: SentForm): Markup[] {
  const typed = (name: string, most: number) => ({ name, most, value: given.line(name, most) })
  return [
    input({ ...typed('name', VISITORS.nameCharacters), label: 'Name' }),
    input({ ...typed('mail', VISITORS.mailCharacters), label: 'Email', type: 'email' }),
    input({
      ...typed('phone', VISITORS.phoneCharacters),
      ...{ label: 'Phone (optional)', type: 'tel', isOptional: true },
    }),
    input({
      ...typed('note', VISITORS.noteCharacters),
      ...{ label: 'Note (optional)', isOptional: true },
    }),
  ]
}

function chooseDay(day: string, given: SentForm): Markup {
  const link = (to: string, words: string) =>
    markup`<a href="/booking?day=${to}&amp;people=${peopleIn(given)}">${words}</a>`
  return markup`<form action="/booking"><input type="hidden" name="people" value="${peopleIn(given)}"><p><label for="v.day">Day</label><input id="v.day" name="day" type="date" value="${day}" required></p><p><button>Show free times</button></p></form><p>${link(dayLater(day, -1), 'Day before')} · ${link(dayLater(day, 1), 'Day after')}</p>`
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

/** Programs follow links, too: only the button cancels. */
const cancel: VisitorPost = {
  path: 'booking/cancel',
  methods: ['GET', 'POST'],
  async answer(world, question) {
    const booking = await bookingOfLink(world, question)
    if (!booking) return notValid
    const { zone } = await hoursOfSite(ownerOf(world, question), booking.siteId)
    const when = timeWords(zone, booking.slot)
    if (booking.isCancelled) return visitorPage(200, 'Cancelled', `${when} is cancelled.`)
    if (new Date(booking.slot) <= world.now())
      return visitorPage(409, 'That was earlier', `The booking was for ${when}.`)
    const who = question.request.query.get('who') ?? ''
    if (question.request.method !== 'POST')
      return visitorPage(
        200,
        'Cancel your booking',
        when,
        markup`<form method="post" action="/booking/cancel?who=${who}"><p><button>Cancel the booking</button></p></form>`,
      )
    await cancelBooking(world, booking, 'visitor', zone)
    return visitorPage(200, 'Cancelled', `${when} is cancelled.`)
  },
}

const calendar: VisitorPost = {
  path: 'booking/calendar',
  methods: ['GET'],
  async answer(world, question) {
    const booking = await bookingOfLink(world, question)
    if (!booking || !(await hasPlugin(world, question.site, 'booking'))) return notValid
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

const notValid = visitorPage(404, 'This link is not valid', 'The booking may be gone.')

export const bookingPosts: VisitorPost[] = [book, cancel, calendar]
