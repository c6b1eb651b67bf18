import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import {
  holdContents,
  type Body,
  type HeldContents,
} from '#server/second-listener/held-contents.ts'
import { sql, type World } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import type { FoundSite } from './find-site.ts'
import type { VisitedSite } from './visitor-posts.ts'

/** A site with its live publication. */
export interface VisitedPublication extends VisitedSite {
  publicationId: string
  locks: FoundSite['locks']
}

const FileRow = z.object({
  path: z.string(),
  type: z.string(),
  hash: z.string(),
  isPacked: z.boolean(),
  /** True if the page is completed when it is served. */
  hasForm: z.boolean(),
})
export type PublishedFile = z.infer<typeof FileRow>

/** The files of a publication by their paths. */
type Files = ReadonlyMap<string, PublishedFile>

interface Held {
  lists: Map<string, Promise<Files>>
  bodies: HeldContents
}

const byServer = new WeakMap<World, Held>()

function heldBy(world: World): Held {
  const held = byServer.get(world) ?? {
    lists: new Map<string, Promise<Files>>(),
    bodies: holdContents({ bytes: PUBLISHING.heldBytes, fileBytes: PUBLISHING.heldFileBytes }),
  }
  byServer.set(world, held)
  return held
}

/** The files of a publication, which never change. */
export async function filesOf(world: World, publication: string): Promise<Files> {
  const { lists } = heldBy(world)
  const files = lists.get(publication) ?? readFiles(world, publication)
  lists.delete(publication)
  lists.set(publication, files)
  if (lists.size > PUBLISHING.heldLists) lists.delete(lists.keys().next().value!)
  try {
    return await files
  } catch (error) {
    lists.delete(publication)
    throw error
  }
}

async function readFiles({ db }: World, publication: string): Promise<Files> {
  const rows = await db.many(
    FileRow,
    prepared(sql`
      select path, type, file.hash, packed is not null as is_packed, has_form from website_publication_files as file
      join website_contents as content on content.reader_id = file.reader_id and content.hash = file.hash
      where publication_id = ${publication}`),
  )
  return new Map(rows.map((row) => [row.path, row]))
}

/** The content of a file, compressed or not. */
export async function bodyOf(
  world: World,
  readerId: string,
  hash: string,
  as: 'plain' | 'packed',
): Promise<Body> {
  const { bodies } = heldBy(world)
  const key = `${as}/${readerId}/${hash}`
  const held = bodies.get(key)
  if (held) return held
  const row = await world.db.one(
    z.object({ body: z.instanceof(Uint8Array) }),
    as === 'packed'
      ? prepared(
          sql`select packed as body from website_contents where reader_id = ${readerId} and hash = ${hash}`,
        )
      : prepared(
          sql`select body from website_contents where reader_id = ${readerId} and hash = ${hash}`,
        ),
  )
  const body = new Uint8Array(row.body)
  bodies.set(key, body)
  return body
}
