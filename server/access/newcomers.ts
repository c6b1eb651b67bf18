import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { extensionPoint } from '../extension-points.ts'
import { sql, type Database, type World } from '../tools.ts'
import { connectIdentity, type Identity } from './identities.ts'
import { addReader, readerNamed } from './readers.ts'

/** A person whom a proxy or an identity provider named, and whom nobody invited. */
export interface Newcomer {
  id: string
  name: string
  /** The proxy or provider that named the person, such as "Your proxy". */
  namedBy: string
  /**
   * True while the person waits for an owner's consent; false for somebody who has become a reader.
   */
  asks: boolean
}

/** Work in the transaction that stores a newcomer or makes the newcomer a reader. */
export const newcomerCame =
  extensionPoint<(world: World, db: Database, newcomer: Newcomer) => Promise<void>>('newcomer-came')

export async function tellOfNewcomer(
  world: World,
  db: Database,
  newcomer: Newcomer,
): Promise<void> {
  for (const goOn of world.extensions(newcomerCame)) await goOn(world, db, newcomer)
}

/** The issuer that is stored for names from a proxy. */
const PROXY = ''

/** The identity of a newcomer: the name that a proxy gives, or an account at a provider. */
export type KnownBy = { signInName: string } | { identity: Pick<Identity, 'issuer' | 'subject'> }

/**
 * Stores that somebody asks to become a reader, and notifies the owners once. Always fails with a
 * `Problem`, which explains the wait or the refusal.
 */
export async function askToRead(
  world: World,
  { name, namedBy, by }: { name: string; namedBy: string; by: KnownBy },
): Promise<never> {
  const { issuer, subject } =
    'signInName' in by ? { issuer: PROXY, subject: by.signInName } : by.identity
  const { isNew, isRefused } = await world.db.transaction(async (db) => {
    const id = newId('newcomer')
    // Refused people do not count against the limit. Only as many of them are remembered; those who
    // were refused first are forgotten and may ask again.
    await db.run(sql`
      delete from newcomers where id in (
        select id from newcomers where refused_at is not null
        order by refused_at desc, id offset ${READERS.newcomers})`)
    const { changed } = await db.run(sql`
      insert into newcomers (id, name, issuer, subject, asked_at)
      select ${id}, ${name}, ${issuer}, ${subject}, ${world.now()}
      where (select count(*) from newcomers where refused_at is null) < ${READERS.newcomers}
      on conflict do nothing`)
    if (changed > 0) await tellOfNewcomer(world, db, { id, name, namedBy, asks: true })
    const known = await db.maybe(
      z.object({ isRefused: z.boolean() }),
      sql`select refused_at is not null as is_refused from newcomers
          where issuer = ${issuer} and subject = ${subject}`,
    )
    return { isNew: changed > 0, isRefused: known?.isRefused ?? null }
  })
  if (isNew) await world.announce({ area: 'readers' })
  if (isRefused === null)
    throw new Problem('unavailable', 'Too many people wait to be let in here. Try again later.')
  throw new Problem(
    'not-allowed',
    isRefused
      ? `An owner of this server did not let ${name} in.`
      : `${name} waits to be let in: the owner of this server was told. Come back later.`,
  )
}

/**
 * Turns a person who asked into a reader; to be called inside a transaction. Fails with a `Problem`
 * if no request has this id.
 */
export async function letIn(db: Database, id: string, now: Date): Promise<void> {
  const newcomer = await db.maybe(
    z.object({ name: z.string(), issuer: z.string(), subject: z.string() }),
    sql`delete from newcomers where id = ${id} returning name, issuer, subject`,
  )
  if (!newcomer) throw new Problem('not-found', 'Nobody with this name is waiting any more.')
  const { name, issuer, subject } = newcomer
  const signInName = issuer === PROXY ? subject : null
  if (signInName !== null && (await readerNamed(db, signInName)) !== null) return
  const readerId = await addReader(db, { name, signInName, role: 'reader' }, now)
  if (issuer !== PROXY) await connectIdentity(db, readerId, { issuer, subject, label: name }, now)
}
