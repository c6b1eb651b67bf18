import * as z from 'zod/mini'
import { newSecret, secretHash } from '#server/access/secret-hash.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'

/** The prefix of ids in links, followed by the secret. */
const SHARED = 'shared-'
const SHARED_ID = /^shared-[\w-]{43}$/

/** Says if an id is that of a link. */
export function isSharedId(id: string): boolean {
  return id.startsWith(SHARED)
}

const LinkRow = z.object({ secret: z.instanceof(Uint8Array) })

/** The id by which others read a project; null if it is not shared. */
export async function sharedIdOf(desk: Desk, projectId: string): Promise<string | null> {
  const row = await desk.db.maybe(
    LinkRow,
    sql`select secret from app_studio_links
        where project_id = ${projectId} and reader_id = ${desk.readerId}`,
  )
  return row && SHARED + desk.secrets.open(row.secret)
}

/** Makes the link of a project unless there is one, and returns its id. */
export async function addLink(desk: Desk, projectId: string): Promise<string> {
  const secret = newSecret()
  await desk.db.run(sql`
    insert into app_studio_links (project_id, reader_id, secret, secret_hash, created_at)
    values (${projectId}, ${desk.readerId}, ${Buffer.from(desk.secrets.seal(secret))}, ${secretHash(secret)}, ${desk.now()})
    on conflict (project_id) do nothing`)
  return (await sharedIdOf(desk, projectId))!
}

/** Deletes the link of a project, which ends it at once. */
export async function removeLink({ db, readerId }: Desk, projectId: string): Promise<void> {
  await db.run(
    sql`delete from app_studio_links where project_id = ${projectId} and reader_id = ${readerId}`,
  )
}

const Found = z.object({ projectId: z.string(), readerId: z.string() })

/** Finds the project of a shared id among those of all readers; null if there is none. */
export async function findShared(db: Database, id: string) {
  if (!SHARED_ID.test(id)) return null
  return db.maybe(
    Found,
    sql`select project_id, reader_id from app_studio_links
        where secret_hash = ${secretHash(id.slice(SHARED.length))}`,
  )
}

/** Deletes links and previews of projects that are gone. */
export async function sweepLinks(db: Database): Promise<void> {
  for (const table of [sql`app_studio_links`, sql`app_studio_previews`])
    await db.run(sql`
      delete from ${table} as kept where not exists (
        select from app_studio_projects as project
        where project.id = kept.project_id and project.reader_id = kept.reader_id)`)
}
