import limit from 'p-limit'
import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import {
  holdContents,
  type Body,
  type HeldContents,
} from '#server/second-listener/held-contents.ts'
import { sql, type World } from '#server/tools.ts'
import { pack, type Encoding } from '#server/web/pages/compress-replies.ts'
import { nameFault } from '#server/second-listener/names/site-names.ts'
import { readSiteName } from '../../environments/environment-names.ts'
import { environments, type Environment } from '../../contracts/workspace.ts'
import { ENVIRONMENTS } from '../../limits.ts'

/** The environments that serve a build, in the order in which builds pass through them. */
export const served = environments.filter((env) => env !== 'local')
export type Served = Exclude<Environment, 'local'>

const ServedRow = z.object({
  projectId: z.string(),
  readerId: z.string(),
  buildId: z.string(),
})

/** A build that is served to visitors. */
export interface ServedBuild extends z.infer<typeof ServedRow> {
  env: Served
}

/** Finds the build for a name in an address; null if there is none. */
export async function findServed(world: World, site: string): Promise<ServedBuild | null> {
  const { name, env } = readSiteName(site)
  if (nameFault(name) !== null || env === 'local') return null
  const row = await world.db.maybe(
    ServedRow,
    prepared(sql`
      select place.project_id, place.reader_id, build_id from app_studio_addresses as address
      join app_studio_projects as project on project.id = address.project_id and deleted_at is null
      join app_studio_environments as place on place.project_id = project.id
      where address.name = ${name} and place.env = ${env} and build_id is not null`),
  )
  return row && { ...row, env }
}

const FileRow = z.object({ path: z.string(), hash: z.string(), bytes: z.int() })
export interface ServedFile extends z.infer<typeof FileRow> {
  body: Body
}

/** Reads the file at the first of these paths that the build has; null if it has none of them. */
export async function readServed(
  world: World,
  { readerId, buildId }: Pick<ServedBuild, 'readerId' | 'buildId'>,
  kind: 'file' | 'function',
  paths: readonly string[],
): Promise<ServedFile | null> {
  const row = await world.db.maybe(
    FileRow,
    prepared(sql`
      select path, file.hash, bytes from app_studio_build_files as file
      join app_studio_contents as content on content.reader_id = file.reader_id and content.hash = file.hash
      where build_id = ${buildId} and file.reader_id = ${readerId} and kind = ${kind} and path = any(${[...paths]}::text[])
      order by array_position(${[...paths]}::text[], path) limit 1`),
  )
  if (!row) return null
  const held = heldBy(world)
  const key = `${readerId}/${row.hash}`
  const body = held.get(key) ?? (await readBody(world, readerId, row.hash))
  held.set(key, body)
  return { ...row, body }
}

/**
 * Compresses one file at a time, so that a flood of requests for uncached files takes only one
 * processor. A few requests can wait.
 */
const packing = limit(1)
const PACKING_WAITS = 8

/** Compresses a file with an encoding; null if it is too large, or too many other requests wait. */
export async function packServed(
  world: World,
  { readerId }: Pick<ServedBuild, 'readerId'>,
  { hash, body }: ServedFile,
  encoding: Encoding,
): Promise<Body | null> {
  if (body.byteLength > ENVIRONMENTS.heldFileBytes) return null
  const held = heldBy(world)
  const key = `${readerId}/${hash}/${encoding}`
  const known = held.get(key)
  if (!known && packing.pendingCount >= PACKING_WAITS) return null
  const packed = known ?? new Uint8Array(await packing(() => pack(body, encoding)))
  held.set(key, packed)
  return packed
}

async function readBody(world: World, readerId: string, hash: string): Promise<Body> {
  const { body } = await world.db.one(
    z.object({ body: z.instanceof(Uint8Array) }),
    prepared(
      sql`select body from app_studio_contents where reader_id = ${readerId} and hash = ${hash}`,
    ),
  )
  return new Uint8Array(body)
}

const byServer = new WeakMap<World, HeldContents>()

/** The cache of recently served contents. They never change, because their key is a hash. */
function heldBy(world: World): HeldContents {
  const held =
    byServer.get(world) ??
    holdContents({ bytes: ENVIRONMENTS.heldBytes, fileBytes: ENVIRONMENTS.heldFileBytes })
  byServer.set(world, held)
  return held
}

export const isServed = (env: string): env is Served =>
  env !== 'local' && environments.some((each) => each === env)
