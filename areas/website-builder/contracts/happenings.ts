import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Reference } from '#core/words.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'

const site = { id: 'site-7', name: 'Harbour Café' }

export const siteMessageReceived = defineHappening({
  name: 'site.message-received',
  title: 'Site message received',
  about: 'A visitor of a site sent a message by its contact form. Spam is not told.',
  facts: z.object({
    site: Reference,
    message: z.object({
      id: Id,
      name: z.string(),
      mail: z.string(),
      phone: z.string(),
      words: z.string(),
      /** The path of the page with the form. */
      page: z.string(),
    }),
  }),
  example: {
    site,
    message: {
      ...{ id: 'message-1', name: 'Ines Calder', mail: 'ines@example.org', phone: '' },
      ...{ words: 'Do you have a table for six on Sunday?', page: 'contact' },
    },
  },
})

export const siteChatMessage = defineHappening({
  name: 'site.chat-message',
  title: 'Site chat message received',
  about: 'A visitor of a site wrote in its chat, at the beginning or later.',
  facts: z.object({
    site: Reference,
    /** The conversation. Name and mail address are empty if the visitor gave none. */
    chat: z.object({ id: Id, name: z.string(), mail: z.string() }),
    message: z.object({ words: z.string(), isFirst: z.boolean() }),
  }),
  example: {
    site,
    chat: { id: 'chat-1', name: 'Ines Calder', mail: '' },
    message: { words: 'Is the terrace open today?', isFirst: true },
  },
})

export const sitePublished = defineHappening({
  name: 'site.published',
  title: 'Site published',
  about: 'Visitors see a new publication of a site.',
  facts: z.object({ site: Reference, publication: z.object({ id: Id, nth: z.int() }) }),
  example: { site, publication: { id: 'publication-3', nth: 3 } },
})

const SiteBooking = z.object({
  id: Id,
  at: Time,
  people: z.int(),
  name: z.string(),
  mail: z.string(),
  phone: z.string(),
  note: z.string(),
})
const BookingFacts = z.object({ site: Reference, booking: SiteBooking })
const exampleBooking = {
  site,
  booking: {
    ...{ id: 'booking-1', at: '2026-03-06T18:00:00.000Z', people: 4, name: 'Ines Calder' },
    ...{ mail: 'ines@example.org', phone: '', note: 'By the window, please' },
  },
}

export const siteBooked = defineHappening({
  name: 'site.booked',
  title: 'Site booking made',
  about: 'A visitor of a site booked a time.',
  facts: BookingFacts,
  example: exampleBooking,
})

export const siteBookingCancelled = defineHappening({
  name: 'site.booking-cancelled',
  title: 'Site booking cancelled',
  about: 'A visitor or the owner of a site cancelled a booking.',
  facts: z.extend(BookingFacts, { by: z.enum(['visitor', 'reader']) }),
  example: { ...exampleBooking, by: 'visitor' },
})

export const siteBookingSoon = defineHappening({
  name: 'site.booking-soon',
  title: 'Site booking within 24 hours',
  about: 'A booking begins within 24 hours. It is told once, for reminders.',
  facts: BookingFacts,
  example: exampleBooking,
})
