import * as z from 'zod/mini'
import { frameParts, sectionsBelow } from '#areas/portal/server/lends.ts'
import type { ContractName } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { FIRST_HUB, type Hub } from '../contract.ts'
import { everySubPage } from '../hubs.ts'
import { customHub, firstHub, leaderboardHub } from '../made-hubs.ts'

/** Paths on the live server have no prefix, unlike "/demo" in the demo. */
const DOOR = ''

const Row = z.object({ id: z.string(), name: z.string() })

/**
 * The first hub, the special hubs of this server, and then the reader's hubs in the order of
 * creation.
 */
export async function readHubs(desk: Desk): Promise<Hub[]> {
  const { db, readerId, contracts } = desk
  const rows = await db.many(
    Row,
    sql`select id, name from hubs where reader_id = ${readerId} and deleted_at is null order by place`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const subPages = listedPages(desk)
  const fixed = fixedHubs(subPages, contracts)
  return [
    ...fixed.map((hub) => ({ ...hub, name: names.get(hub.id) ?? hub.name })),
    ...rows
      .filter(({ id }) => !isFixed(id))
      .map((row) => withOwnFeed(customHub(DOOR, row, subPages))),
  ]
}

/** Changes the feed's tab of a hub to the hub's own address. */
function withOwnFeed(hub: Hub): Hub {
  const subPages = hub.subPages.map((tab) => (tab.id === 'feed' ? { ...tab, path: hub.path } : tab))
  return { ...hub, subPages }
}

/** Reads a hub with a feed by its id. Throws a `Problem` if there is none. */
export async function readHub(
  db: Database,
  readerId: string,
  id: string,
): Promise<z.infer<typeof Row>> {
  const named = await db.maybe(
    Row,
    sql`select id, name from hubs where reader_id = ${readerId} and id = ${id} and deleted_at is null`,
  )
  if (id === FIRST_HUB) return { id, name: named?.name ?? firstHub(DOOR, []).name }
  if (named && !isFixed(id)) return named
  throw new Problem('not-found', 'This hub no longer exists. Choose another one in the hub list.')
}

export async function demandHub(
  db: Database,
  readerId: string,
  hub: string | undefined,
): Promise<void> {
  if (hub !== undefined) await readHub(db, readerId, hub)
}

/**
 * The id under which settings of a hub are stored. It is empty for the first hub, from which other
 * hubs inherit.
 */
export function settingsOf(hub: string = FIRST_HUB): string {
  return hub === FIRST_HUB ? '' : hub
}

/** Says if a hub is built in, so that it can be renamed but not deleted. */
export function isFixed(id: string): boolean {
  return id === FIRST_HUB || id === leaderboardHub(DOOR).id
}

function fixedHubs(subPages: Hub['subPages'], contracts: readonly ContractName[]): Hub[] {
  const first = firstHub(DOOR, subPages)
  return contracts.includes('leaderboard') ? [first, leaderboardHub(DOOR)] : [first]
}

/** The tabs of a hub with a feed, as far as the sidebar lists them. */
function listedPages({ contracts, extensions }: Desk): Hub['subPages'] {
  const sections = sectionsBelow(DOOR, contracts, extensions(frameParts))
  const listed = sections.find(({ id }) => id === 'news-hub')?.subPages ?? []
  return everySubPage(DOOR).filter((tab) => listed.some(({ path }) => path === tab.path))
}
