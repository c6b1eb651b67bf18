import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { visits } from '../../../contracts/visits.ts'
import { dayLater } from '../../../visitors/wall-clock.ts'
import { demandSite } from '../../rows/site-rows.ts'

const LISTED = 20

const DayRow = z.object({
  ...{ day: z.string(), views: z.int(), visitors: z.int(), phones: z.int(), robots: z.int() },
})
const NameRow = z.object({
  ...{ kind: z.enum(['page', 'host']), name: z.string(), views: z.int() },
  ...{ loadMs: z.nullable(z.int()), readingMs: z.nullable(z.int()) },
})

/** Visits of a reader's sites, by day, page and host. */
export function serverVisits(desk: Desk): Api<typeof visits> {
  const { db, readerId, now } = desk
  return {
    async getVisits({ site, days: span }) {
      const { plugins } = await demandSite(desk, site)
      const last = now().toISOString().slice(0, 10)
      const first = dayLater(last, 1 - span)
      const ofSite = sql`site_id = ${site} and reader_id = ${readerId} and day >= ${first}::date`
      const rows = await db.many(
        DayRow,
        sql`select to_char(day, 'YYYY-MM-DD') as day, views, visitors, phones, robots
            from website_visit_days where ${ofSite}`,
      )
      const names = await db.many(
        NameRow,
        sql`select kind, name, views, load_ms, reading_ms from (
              select kind, name, sum(views)::int as views,
                (sum(load_ms) / nullif(sum(loads), 0))::int as load_ms,
                (sum(reading_ms) / nullif(sum(readings), 0))::int as reading_ms,
                row_number() over (partition by kind order by sum(views) desc, name) as place
              from website_visit_counts where ${ofSite} group by kind, name having sum(views) > 0) as named
            where place <= ${LISTED} order by kind, place`,
      )
      const byDay = new Map(rows.map((row) => [row.day, row]))
      const ofKind = (wanted: 'page' | 'host') => names.filter(({ kind }) => kind === wanted)
      return {
        isOn: plugins.includes('analytics'),
        days: Array.from({ length: span }, (_, at) => {
          const day = dayLater(first, at)
          return byDay.get(day) ?? { day, views: 0, visitors: 0, phones: 0, robots: 0 }
        }),
        pages: ofKind('page').map(({ name, views, loadMs, readingMs }) => ({
          ...{ name, views, loadMs, readingMs },
        })),
        hosts: ofKind('host').map(({ name, views }) => ({ name, views })),
      }
    },
  }
}
