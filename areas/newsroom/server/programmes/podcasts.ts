import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { newSecret, secretHash } from '#server/access/secret-hash.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { Podcast } from '../../contracts/programmes.ts'

/** The path for podcast players, after which the secret of a podcast follows. */
export const PODCASTS_PATH = '/podcasts'

const Scope = z.nullable(z.object({ kind: z.enum(['programme', 'topic', 'hub']), id: z.string() }))

const PodcastRow = z.object({
  id: z.string(),
  readerId: z.string(),
  title: z.string(),
  scope: Scope,
  secret: z.instanceof(Uint8Array),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type PodcastRow = z.infer<typeof PodcastRow>

const columns = sql`id, reader_id, title, scope, secret, created_at, used_at`

export async function listPodcasts(desk: Desk): Promise<Podcast[]> {
  const rows = await desk.db.many(
    PodcastRow,
    sql`select ${columns} from newsroom_podcasts where reader_id = ${desk.readerId} order by created_at, id`,
  )
  return rows.map((row) => shown(desk, row))
}

export async function createPodcast(
  desk: Desk,
  { title, of }: Pick<Podcast, 'title' | 'of'>,
): Promise<Podcast> {
  if ((await listPodcasts(desk)).length >= NEWSROOM.podcasts) {
    throw new Problem(
      'conflict',
      `There are ${NEWSROOM.podcasts} podcast addresses already. Revoke one that is not used any more.`,
    )
  }
  const secret = newSecret()
  const row = await desk.db.one(
    PodcastRow,
    sql`insert into newsroom_podcasts (id, reader_id, title, scope, secret, secret_hash, created_at)
        values (${newId('podcast')}, ${desk.readerId}, ${title}, ${of && JSON.stringify(of)},
          ${Buffer.from(desk.secrets.seal(secret))}, ${secretHash(secret)}, ${desk.now()})
        returning ${columns}`,
  )
  return shown(desk, row)
}

export async function revokePodcast({ db, readerId }: Desk, id: string): Promise<void> {
  const { changed } = await db.run(sql`
    delete from newsroom_podcasts where id = ${id} and reader_id = ${readerId}`)
  if (changed === 0) throw new Problem('not-found', 'That address is revoked already.')
}

/** The podcast that a secret belongs to; null for any other text. */
export async function findPodcast(
  db: Database,
  secret: string,
  now: Date,
): Promise<PodcastRow | null> {
  return db.maybe(
    PodcastRow,
    sql`update newsroom_podcasts set used_at = ${now} where secret_hash = ${secretHash(secret)}
        returning ${columns}`,
  )
}

/**
 * Describes a podcast with its address, which begins with the server's public address; without one,
 * it is only a path.
 */
function shown(
  { secrets, publicAddress }: Desk,
  { id, title, scope, secret, createdAt, usedAt }: PodcastRow,
): Podcast {
  const path = `${PODCASTS_PATH}/${secrets.open(secret)}/feed.xml`
  const address = (publicAddress ?? '') + path
  return { id, title, of: scope, address, createdAt, usedAt }
}
