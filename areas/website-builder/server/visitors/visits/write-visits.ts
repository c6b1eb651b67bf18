import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { OTHERS, takeCounts, type DayCounts } from './count-visits.ts'

/**
 * Stores the visits that were counted since the last time. It needs one statement for each table,
 * site and day, however many visits there are.
 */
export async function writeVisits(world: World): Promise<void> {
  for (const counts of takeCounts(world)) {
    try {
      await world.db.transaction((db) => write(db, counts))
      await world.announce({ area: 'website-builder/visits', readerId: counts.site.readerId })
    } catch (error) {
      world.log.error({ err: error }, 'Visits of a site were not counted')
    }
  }
}

async function write(db: Database, counts: DayCounts): Promise<void> {
  const { site, day, views, visitors, phones, robots, pages, readings, hosts } = counts
  const { siteId, readerId } = site
  const { changed } = await db.run(sql`
    insert into website_visit_days as counted (site_id, day, reader_id, views, visitors, phones, robots)
    select id, ${day}::date, reader_id, ${views}::int, ${visitors}::int, ${phones}::int, ${robots}::int
    from website_sites where id = ${siteId} and 'analytics' = any(plugins)
    on conflict (site_id, day) do update set views = counted.views + excluded.views,
      visitors = counted.visitors + excluded.visitors, phones = counted.phones + excluded.phones,
      robots = counted.robots + excluded.robots`)
  if (changed === 0) return
  const named = (
    kind: 'page' | 'host',
    names: DayCounts['pages'],
    isNew: (name: string) => boolean = () => true,
  ) => [...names].map(([name, each]) => ({ kind, name, ...each, isNew: isNew(name) }))
  const rows = [
    ...named('page', pages),
    ...named('page', readings, (name) => pages.has(name)),
    ...named('host', hosts),
  ]
  if (rows.length === 0) return
  const given = bulk(rows, {
    ...{ kind: 'text', name: 'text', views: 'int', loads: 'int', loadMs: 'bigint' },
    ...{ readings: 'int', readingMs: 'bigint', isNew: 'boolean' },
  })
  // Names beyond the limit of a day are counted together, and so are reports about pages that were
  // not counted on that day.
  await db.run(sql`
    with known as (
      select kind, name from website_visit_counts where site_id = ${siteId} and day = ${day}::date
    ), named as (
      select row.*, case when known.name is not null
          or row."isNew" and (select count(*) from known as all_known where all_known.kind = row.kind) < ${VISITORS.visitNames}
        then row.name else ${OTHERS} end as counted_name
      from ${given.rows} left join known on known.kind = row.kind and known.name = row.name
    )
    insert into website_visit_counts as counted
      (site_id, day, kind, name, reader_id, views, loads, load_ms, readings, reading_ms)
    select ${siteId}, ${day}::date, kind, counted_name, ${readerId}, sum(views)::int, sum(loads)::int,
      sum("loadMs")::bigint, sum(readings)::int, sum("readingMs")::bigint
    from named group by kind, counted_name
    on conflict (site_id, day, kind, name) do update set views = counted.views + excluded.views,
      loads = counted.loads + excluded.loads, load_ms = counted.load_ms + excluded.load_ms,
      readings = counted.readings + excluded.readings, reading_ms = counted.reading_ms + excluded.reading_ms`)
}
