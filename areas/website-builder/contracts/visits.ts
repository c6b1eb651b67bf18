import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { Day } from '../visitors/booking-hours.ts'

const Named = z.object({ name: z.string(), views: Count })

/** Visits of a site, counted without cookies. */
export const visits = defineContract('website-builder/visits', {
  getVisits: read(
    z.object({ site: Id, days: z.union([z.literal(7), z.literal(30), z.literal(90)]) }),
    z.object({
      /** True if the plugin that counts visits is on. */
      isOn: z.boolean(),
      /** The days of the period in UTC, the first one first. */
      days: z.array(
        z.object({ day: Day, views: Count, visitors: Count, phones: Count, robots: Count }),
      ),
      /** The pages, the most viewed first. */
      pages: z.array(
        z.extend(Named, {
          /** The mean loading and reading times; null if no browser has reported them. */
          loadMs: z.nullable(Count),
          readingMs: z.nullable(Count),
        }),
      ),
      hosts: z.array(Named),
    }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/visits': typeof visits
  }
}
