import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { withLetters } from '#engine/outlets/mark-letters.ts'
import { OutletColumns, outletColumns, shownOutlet } from '#feeds/outlets/shown-outlet.ts'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { Source } from '../../contract.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { isInboxAddress } from '#feeds/claim/inbox-address.ts'
import { nextRun } from '#feeds/claim/is-wanted.ts'

const SourceRow = z.extend(z.omit(Source, { health: true, outlet: true }), {
  ...OutletColumns.shape,
  state: z.enum(['new', 'ok', 'failing', 'gone']),
  message: z.nullable(z.string()),
  lastSuccessAt: z.nullable(Time),
  nextFetchAt: z.nullable(Time),
})

/** Lists the sources of a reader, sorted by name; if a hub is given, only the hub's sources. */
export function listSources(
  db: Database,
  readerId: string,
  hub: string = FIRST_HUB,
): Promise<Source[]> {
  return readSources(db, sql`sources.reader_id = ${readerId} and ${isInHub(readerId, hub)}`)
}

/** A condition on `sources`: the source belongs to a hub of its reader. */
export function isInHub(readerId: string, hub: string): Sql {
  if (hub === FIRST_HUB) return sql`true`
  return sql`sources.id in (select member from hubs_members
    where reader_id = ${readerId} and hub_id = ${hub} and kind = 'source')`
}

/** The reader's source of that feed; null if there is none. */
export async function sourceOfFeed(
  db: Database,
  readerId: string,
  feedId: number,
): Promise<Source | null> {
  const sources = await readSources(
    db,
    sql`sources.reader_id = ${readerId} and sources.feed_id = ${feedId}`,
  )
  return sources[0] ?? null
}

async function readSources(db: Database, where: Sql): Promise<Source[]> {
  const rows = await db.many(
    SourceRow,
    sql`select sources.id, sources.name, ${outletColumns}, address, site, category, frequency, entry_count,
          state, message, last_success_at, ${nextRun} as next_fetch_at
        from sources join feeds on feeds.id = feed_id left join hub_settings using (reader_id)
        where ${where} order by lower(sources.name), sources.id`,
  )
  const outlets = withLetters(rows.map((row) => shownOutlet(row, row.name)))
  return rows.map((row, at) => {
    const {
      state,
      message,
      lastSuccessAt,
      nextFetchAt,
      address,
      site,
      outletKey: _key,
      outletName: _name,
      outletIcon: _icon,
      ...source
    } = row
    return {
      ...source,
      outlet: outlets[at]!,
      site: openLink(site),
      address: shownAddress(address),
      health: {
        state,
        message,
        lastSuccess: lastSuccessAt,
        nextRun: state === 'gone' || isInboxAddress(address) ? null : nextFetchAt,
      },
    }
  })
}

/** An address without user name and password. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.username === '' && url.password === '') return address
  url.username = ''
  url.password = ''
  return url.href
}
