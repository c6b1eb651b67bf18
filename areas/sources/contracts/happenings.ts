import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'

/** A source that fails, or that its publisher has ended. */
export const SourceInTrouble = z.object({
  id: Id,
  name: z.string(),
  site: z.nullable(z.string()),
  state: z.enum(['failing', 'gone']),
  /** The problem and its remedy; null if there is none. */
  message: z.nullable(z.string()),
  lastSuccess: z.nullable(Time),
})

export const sourceInTrouble = defineHappening({
  name: 'source.trouble',
  title: 'Source in trouble',
  about:
    'A source failed three times in a row, or its publisher ended it; once until it has worked again.',
  facts: z.object({ source: SourceInTrouble }),
  example: {
    source: {
      id: 'source-7',
      name: 'Harbour Gazette',
      site: 'https://harbour.example/',
      state: 'failing',
      message: 'Its server answered that the page is not there (404). Check the address.',
      lastSuccess: '2026-01-30T09:00:00.000Z',
    },
  },
})
