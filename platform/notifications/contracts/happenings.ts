import * as z from 'zod/mini'
import { defineHappening } from '#platform/actions/contracts/happening.ts'
import { Time } from '#core/contract.ts'

export const notificationNew = defineHappening({
  name: 'notification.new',
  title: 'New notification',
  about: 'A reader is notified of something, such as breaking news or a finished piece.',
  facts: z.object({
    notification: z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      at: Time,
      /** The id of the article concerned; null if there is none. */
      article: z.nullable(z.int()),
      /** The address of the page for people; only a path if the server has no public address. */
      page: z.string(),
    }),
  }),
  example: {
    notification: {
      id: 12,
      title: 'Tug Marlena sinks off Cape Orrin',
      text: 'Breaking news',
      at: '2026-01-31T12:00:00.000Z',
      article: 7,
      page: 'https://news.example.org/news-hub/feed?article=7',
    },
  },
})
