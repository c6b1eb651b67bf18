import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql } from '#server/tools.ts'
import type { Owned } from './store-objects.ts'

/** The branch with the project's files. */
export const MAIN = 'refs/heads/main'

export const Ref = z.object({
  name: z.string(),
  commitId: z.string(),
  /** The number of files at the commit, and their total size. */
  files: z.int(),
  bytes: z.int(),
  languages: z.nullable(z.array(z.string())),
  /**
   * The program or person whose next save may replace the commit, and since when; null if the
   * commit is final.
   */
  hand: z.nullable(z.string()),
  handSince: z.nullable(Time),
})
export type Ref = z.infer<typeof Ref>

const columns = sql`name, commit_id, files, bytes, languages, hand, hand_since`

/** Lists the refs of a project by name. */
export function listRefs({ db, readerId }: Owned, projectId: string): Promise<Ref[]> {
  return db.many(
    Ref,
    sql`select ${columns} from app_studio_refs
        where project_id = ${projectId} and reader_id = ${readerId} order by name`,
  )
}

/** Finds the main branch; null before the first commit. */
export function findHead({ db, readerId }: Owned, projectId: string): Promise<Ref | null> {
  return db.maybe(
    Ref,
    prepared(sql`select ${columns} from app_studio_refs
        where project_id = ${projectId} and reader_id = ${readerId} and name = ${MAIN}`),
  )
}

/**
 * Moves a ref to a commit. The caller must have locked the objects, so that nobody else moves the
 * ref.
 */
export async function putRef(
  { db, readerId }: Owned,
  projectId: string,
  { name, commitId, files, bytes, languages, hand, handSince }: Ref,
): Promise<void> {
  await db.run(sql`
    insert into app_studio_refs (project_id, name, reader_id, commit_id, files, bytes, languages, hand, hand_since)
    values (${projectId}, ${name}, ${readerId}, ${commitId}, ${files}, ${bytes}, ${languages}, ${hand}, ${handSince})
    on conflict (project_id, name) do update set commit_id = excluded.commit_id, files = excluded.files,
      bytes = excluded.bytes, languages = excluded.languages, hand = excluded.hand, hand_since = excluded.hand_since`)
}

/** Makes the newest commit of a project final, because it was fetched or deployed. */
export async function keepCommit({ db, readerId }: Owned, projectId: string): Promise<void> {
  await db.run(sql`
    update app_studio_refs set hand = null, hand_since = null
    where project_id = ${projectId} and reader_id = ${readerId} and hand is not null`)
}
