import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
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
