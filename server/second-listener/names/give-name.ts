import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import { extensionPoint } from '../../extension-points.ts'
import type { Database, Desk } from '../../tools.ts'
import { lookOf, nameFault, namesFor } from './site-names.ts'

/**
 * The areas that give names to apps or sites. A name is unique among all of them, because each name
 * leads to one host.
 */
export const siteNames = extensionPoint<SiteNames>('site-names')

/**
 * The names that an area gave. Its functions get a database that shows the rows of all readers,
 * because a name may belong to any of them.
 */
export interface SiteNames {
  /** A word for a thing with a name, such as "app". */
  kind: string
  /** Says if something in the area has a name that looks like this one. */
  has(db: Database, look: string): Promise<boolean>
  /** Gives a name; returns false if something else has one that looks like it. */
  take(db: Database, taking: Taking): Promise<boolean>
}

interface Taking {
  readerId: string
  /** The id of the app or site. */
  owner: string
  name: string
  look: string
  at: Date
}

interface Named {
  id: string
  /** The title of the app or site, from which its name is made. */
  name: string
}

/** Gives the name that a reader chose; fails with an explanation if it is not available. */
export async function giveName(
  desk: Desk,
  names: SiteNames,
  owner: string,
  name: string,
): Promise<void> {
  const fault = nameFault(name) ?? (isOfServer(desk, name) ? 'That name is reserved.' : null)
  if (fault !== null) throw new Problem('invalid', fault, { fields: { name: fault } })
  if (await claim(desk, names, owner, name)) return
  const taken = 'That name is taken, or looks like one that is. Choose another one.'
  throw new Problem('conflict', taken, { fields: { name: taken } })
}

/** Gives the best name that is available, and returns it. */
export async function giveSomeName(
  desk: Desk,
  names: SiteNames,
  { id, name: called }: Named,
): Promise<string> {
  const letters = randomBytes(4).toString('hex')
  for (const name of [...namesFor(called, names.kind), `${names.kind}-${letters}`])
    if (!isOfServer(desk, name) && (await claim(desk, names, id, name))) return name
  throw new Problem('unavailable', 'No name was found for the address. Choose one in the settings.')
}

/** Says if the host of a name would be one of the server itself, which never leads to a site. */
function isOfServer({ publicAddress, siteAddress }: Desk, name: string): boolean {
  const hosts = [`${name}.localhost`, new URL(siteAddress(name) ?? 'http://none.invalid').hostname]
  return publicAddress !== null && hosts.includes(new URL(publicAddress).hostname)
}

/**
 * Gives a name within a lock: requests for names that look alike wait for each other, in all areas.
 */
async function claim(
  { world, readerId, now }: Desk,
  names: SiteNames,
  owner: string,
  name: string,
): Promise<boolean> {
  const look = lookOf(name)
  return world.db.locked(advisoryLocks.namingSites, numberOf(look)).transaction(async (db) => {
    for (const others of world.extensions(siteNames))
      if (others.kind !== names.kind && (await others.has(db, look))) return false
    return names.take(db, { readerId, owner, name, look, at: now() })
  })
}

function numberOf(look: string): number {
  return createHash('sha256').update(look).digest().readInt32BE()
}
