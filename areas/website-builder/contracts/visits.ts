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
      /** Visits are counted only where the plugin is on. */
      isOn: z.boolean(),
      /** Each day of the span, the first one first; days are those of UTC. */
      days: z.array(
        z.object({ day: Day, views: Count, visitors: Count, phones: Count, robots: Count }),
      ),
      /** The most viewed first. */
      pages: z.array(
        z.extend(Named, {
          /** Averages; null where no browser told of them. */
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
