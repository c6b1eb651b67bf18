import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { builtFile } from '../build/files/built-file.ts'
import type { BuiltFile } from '../build/build-work.ts'
import type { Owned } from '../repository/store-objects.ts'

/** A file of a build as it is stored. */
export interface KeptFile extends BuiltFile {
  kind: 'file' | 'function'
}

/** Collects the files that are served: those of the site, and functions as scripts. */
export function keptFilesOf(
  files: readonly BuiltFile[],
  functions: ReadonlyMap<string, string>,
): KeptFile[] {
  const scripts = [...functions].map(([name, script]) => builtFile(name, Buffer.from(script)))
  return [
    ...files.map((file) => ({ ...file, kind: 'file' as const })),
    ...scripts.map((file) => ({ ...file, kind: 'function' as const })),
  ]
}

/**
 * A SHA-256 hash over the list of all files. Two builds with the same hash are identical byte for
 * byte.
 */
export function digestOf(files: readonly KeptFile[]): string {
  const lines = files.map(({ kind, path, hash }) => JSON.stringify([kind, path, hash])).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * The number of rows in one statement. Contents are sent in binary, so a few large ones do no harm.
 */
const AT_ONCE = 100

/** Stores the files of a build. Contents that are already stored take no additional space. */
export async function storeFiles(
  { db, readerId }: Owned,
  buildId: string,
  files: readonly KeptFile[],
): Promise<void> {
  await demandRoom({ db, readerId }, files)
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE)
    const contents = new Map(some.map(({ hash, content }) => [hash, content] as const))
    const bodies = [...contents.values()].map((content) => Buffer.from(content))
    await db.run(sql`
      insert into app_studio_contents (reader_id, hash, bytes, body)
      select ${readerId}, hash, length(body), body
      from unnest(${[...contents.keys()]}::text[], ${bodies}::bytea[]) as given (hash, body)
      on conflict do nothing`)
    await db.run(sql`
      insert into app_studio_build_files (build_id, kind, path, reader_id, hash)
      select ${buildId}, kind, path, ${readerId}, hash
      from unnest(${some.map(({ kind }) => kind)}::text[], ${some.map(({ path }) => path)}::text[],
        ${some.map(({ hash }) => hash)}::text[]) as given (kind, path, hash)`)
  }
}

async function demandRoom({ db, readerId }: Owned, files: readonly KeptFile[]): Promise<void> {
  const sizes = new Map(files.map(({ hash, content }) => [hash, content.byteLength] as const))
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from app_studio_contents
        where reader_id = ${readerId} and not hash = any(${[...sizes.keys()]})`,
  )
  const own = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (bytes + own <= ENVIRONMENTS.bytes) return
  throw new Problem(
    'conflict',
    `Builds of all your projects take ${ENVIRONMENTS.bytes / 1_000_000} MB at most. Delete a project that you no longer need.`,
  )
}

/**
 * Hours after which a waiting build counts as lost. An archive may contain such a build without its
 * run.
 */
const LOST_HOURS = 24

/** Ends lost builds, and deletes old builds that no environment needs, and unused contents. */
export async function sweepBuilds({ db, readerId }: Owned, now: Date): Promise<void> {
  await db.run(sql`
    update app_studio_builds set state = 'broken', ended_at = ${now} where reader_id = ${readerId}
      and state = 'waiting' and begun_at < ${now}::timestamptz - ${LOST_HOURS} * interval '1 hour'`)
  await db.run(sql`
    delete from app_studio_builds as build where reader_id = ${readerId} and state <> 'waiting'
      and nth <= (select max(nth) - ${ENVIRONMENTS.builds}::int from app_studio_builds as newest
        where newest.project_id = build.project_id)
      and not exists (select from app_studio_environments where build_id = build.id)
      and not exists (
        select from (select build_id, row_number() over (partition by project_id, env order by number desc) as nth
          from app_studio_deployments where reader_id = ${readerId} and project_id = build.project_id) as deployment
        where deployment.build_id = build.id and deployment.nth <= ${ENVIRONMENTS.wayBack}::int)`)
  await db.run(sql`
    delete from app_studio_contents as content where reader_id = ${readerId}
      and not exists (select from app_studio_build_files as file
        where file.reader_id = ${readerId} and file.hash = content.hash)`)
}
