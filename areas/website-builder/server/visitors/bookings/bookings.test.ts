import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMailServer } from '#platform/notifications/server/mail/test-mail-server.ts'
import { deliverDue } from '#platform/outbox/server/deliver.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { bookings } from '../../../contracts/bookings.ts'
import { usualHours, type BookingHours } from '../../../visitors/booking-hours.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { testBuilder } from '../../test-builder.ts'
import { pageOf, testVisitors } from '../test-visitors.ts'
import { calendarFile } from './calendar-file.ts'
import { serverBookings } from './bookings-api.ts'
import { remindOfBookings } from './remind.ts'

// The tests share a database, but each has its own site. The clock says Monday, 12:00 UTC, which is
// 13:00 in Berlin.
let tools: TestTools
let builder: ReturnType<typeof testBuilder>
let site: string
let visitors: ReturnType<typeof testVisitors>
beforeAll(async () => {
  tools = await testTools()
  builder = testBuilder(tools)
})
afterAll(() => tools.close())
beforeEach(async () => {
  site = await builder.create()
  visitors = testVisitors(tools, site)
  await visitors.switchOn('booking')
  await setHours({})
})

const setHours = (more: Partial<BookingHours>) =>
  builder.ask(bookings.saveHours, {
    site,
    hours: { ...usualHours, zone: 'Europe/Berlin', slotMinutes: 60, ...more },
  })
/** Tuesday, 10:00 in Berlin. */
const slot = '2026-03-03T09:00:00.000Z'
const person = { name: 'Ines Calder', mail: 'ines@example.org', slot }
const booked = async (day = '2026-03-03') =>
  (await builder.ask(bookings.listBookings, { site, day })).bookings
const linkIn = (page: { body: { text: string } }) => /who=([\w.-]+)/.exec(page.body.text)![1]!

test('the free times of a day are shown by the clock of the site', async () => {
  const page = pageOf(await visitors.get('booking', { day: '2026-03-03', people: '2' }))
  const shown = [...page.body.text.matchAll(/value="([^"]+Z)">([^<]+)</g)]
  expect(shown.map(([, , label]) => label)).toEqual([
    ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
  ])
  expect(shown[1]![1]).toBe(slot)
  // Past slots of today are not offered. For a closed day, the next free day is shown.
  const today = pageOf(await visitors.get('booking', { day: '2026-03-02' }))
  expect(today.body.text).not.toContain('>13:00<')
  expect(today.body.text).toContain('>14:00<')
  const sunday = pageOf(await visitors.get('booking', { day: '2026-03-08' }))
  expect(sunday.body.text).toContain('The next free day is Monday, March 9, 2026.')
  // Without a day in the address, a page of the site may have the path.
  expect(await visitors.get('booking')).toBeNull()
})

test('a booking takes a seat, and its link cancels it', async () => {
  const page = pageOf(await visitors.post('booking', { ...person, people: '4' }))
  expect(page).toMatchObject({ status: 200, title: 'Booked' })
  expect(page.body.text).toContain('Tuesday, March 3, 2026, 10:00 (Europe/Berlin)')
  expect(await booked()).toMatchObject([{ slot, people: 4, name: 'Ines Calder' }])
  expect(pageOf(await visitors.post('booking', person)).status).toBe(422)

  const query = { who: linkIn(page) }
  const file = await visitors.get('booking/calendar', query)
  expect(file).toMatchObject({ status: 200 })
  expect((file as { body: string }).body).toContain('DTSTART:20260303T090000Z')
  expect(pageOf(await visitors.get('booking/cancel', query)).body.text).toContain('<button>')
  await visitors.ask({
    ...{ method: 'POST', path: 'booking/cancel', query: new URLSearchParams(query) },
  })
  expect(await booked()).toMatchObject([{ cancelledBy: 'visitor' }])
  expect(pageOf(await visitors.post('booking', person)).title).toBe('Booked')
  expect(pageOf(await visitors.get('booking/cancel', { who: 'booking-1.made-up' })).status).toBe(
    404,
  )
})

test.each([1, 3])(
  'of many who ask for %i seats at once, each seat is given once',
  async (seats) => {
    await setHours({ seats })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        visitors.post('booking', { ...person, mail: `p${nth}@example.org` }),
      ),
    )
    expect(answers.map(pageOf).filter(({ title }) => title === 'Booked')).toHaveLength(seats)
    expect(await booked()).toHaveLength(seats)
  },
)

test('a longer slot of earlier hours keeps those that it overlaps', async () => {
  await visitors.post('booking', person)
  await setHours({ slotMinutes: 30 })
  const page = pageOf(await visitors.get('booking', { day: '2026-03-03' }))
  expect(page.body.text).toContain('>09:30<')
  expect(page.body.text).not.toContain('>10:00<')
  expect(page.body.text).not.toContain('>10:30<')
})

test('times that nobody offers are not given', async () => {
  for (const made of [
    '2026-03-03T09:30:00.000Z',
    '2026-03-01T09:00:00.000Z',
    '2027-06-01T09:00:00.000Z',
    'x',
  ])
    expect(pageOf(await visitors.post('booking', { ...person, slot: made })).status).toBe(422)
  await setHours({ closed: ['2026-03-03'] })
  expect(pageOf(await visitors.post('booking', person)).status).toBe(422)
  await setHours({ seats: 50 })
  for (let nth = 0; nth < VISITORS.bookingsOfMail; nth++) await visitors.post('booking', person)
  expect(pageOf(await visitors.post('booking', person)).status).toBe(429)
})

test('the reader sees days with bookings and cancels one, and the visitor is told by mail', async () => {
  const server = await openMailServer()
  await tools.db.run(sql`
    insert into notifications_mail_servers (reader_id, host, port, security, user_name, sender, recipient)
    values (${tools.readerId}, '127.0.0.1', ${server.port}, 'none', '', 'cafe@example.org', 'me@example.org')`)
  await visitors.post('booking', person)
  const { days, zone } = await builder.ask(bookings.listBookings, { site })
  expect({ days, zone }).toEqual({
    days: [{ day: '2026-03-03', booked: 1 }],
    zone: 'Europe/Berlin',
  })
  const [first] = await booked()
  const other = serverBookings(deskOf(tools, 'other'))
  await expect(other.cancelBooking({ site, booking: first!.id })).rejects.toThrow('already gone')
  await builder.ask(bookings.cancelBooking, { site, booking: first!.id })
  await deliverDue(tools)
  expect(server.taken.map(({ to }) => to[0])).toEqual(['ines@example.org', 'ines@example.org'])
  expect(server.taken[0]!.raw).toContain('filename=booking.ics')
  expect(server.taken[1]!.raw).toContain('was cancelled')
  expect(await booked()).toMatchObject([{ cancelledBy: 'reader' }])
  await tools.db.run(sql`delete from notifications_mail_servers`)
  await server.close()
})

test('a booking of the next 24 hours is told once', async () => {
  await visitors.post('booking', person)
  await remindOfBookings.run(tools, {})
  await remindOfBookings.run(tools, {})
  const { reminded } = await tools.db.one(
    z.object({ reminded: z.nullable(z.string()) }),
    sql`select reminded_at as reminded from website_bookings where site_id = ${site}`,
  )
  expect(reminded).not.toBeNull()
})

test('nothing that is written in a calendar file becomes a line of it', () => {
  const text = calendarFile({
    ...{ id: 'booking-1', start: new Date(slot), end: new Date(slot), madeAt: new Date(slot) },
    title: `Café\r\nATTENDEE:mailto:x@example.org; and, ${'long '.repeat(30)}`,
    address: 'https://cafe.example/booking/cancel?who=1',
  })
  const lines = text.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  expect(text).toContain(String.raw`x@example.org\; and\,`)
})
