import { deflateSync, inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'
import { REPOSITORY } from '../../limits.ts'
import { hasLinks, linksOf, type Links } from './links.ts'
import { kinds, type GitObject } from './objects.ts'

/** The objects of one reader, which all of their projects share. */
export interface Owned {
  db: Database
  readerId: string
}

/** An object as it is stored, with a compressed body. */
export interface PackedObject extends GitObject {
  /** The size before compression. */
  bytes: number
}

const ROWS_AT_ONCE = 500
const BYTES_AT_ONCE = 8_000_000

/** Locks a reader's objects, so that only one transaction at a time writes or sweeps them. */
export async function lockObjects({ db, readerId }: Owned): Promise<void> {
  await db.run(sql`
    insert into app_studio_room (reader_id) values (${readerId})
    on conflict (reader_id) do update set bytes = app_studio_room.bytes`)
}

/** Stores new objects. The transaction must have locked them. */
export function writeObjects(of: Owned, objects: readonly GitObject[], now: Date): Promise<void> {
  const rows = objects.map((object) => ({
    object: { ...object, bytes: object.body.byteLength, body: deflateSync(object.body) },
    links: hasLinks(object) ? linksOf(object) : null,
  }))
  return writeRows(of, rows, now)
}

/** Stores objects that are already compressed. */
export function writePacked(of: Owned, objects: readonly PackedObject[], now: Date): Promise<void> {
  const rows = objects.map((object) => ({
    object,
    links: hasLinks(object) ? linksOf({ ...object, body: inflateSync(object.body) }) : null,
  }))
  return writeRows(of, rows, now)
}

interface ObjectRow {
  object: PackedObject
  links: Links | null
}

async function writeRows(of: Owned, rows: readonly ObjectRow[], now: Date): Promise<void> {
  for (const some of inPortions(rows)) await writePortion(of, some, now)
}

function* inPortions(rows: readonly ObjectRow[]): Generator<ObjectRow[]> {
  let portion: ObjectRow[] = []
  let bytes = 0
  for (const row of rows) {
    portion.push(row)
    bytes += row.object.body.byteLength
    if (portion.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue
    yield portion
    portion = []
    bytes = 0
  }
  if (portion.length > 0) yield portion
}

const Room = z.object({ bytes: z.int(), objects: z.int() })

async function writePortion({ db, readerId }: Owned, rows: ObjectRow[], now: Date): Promise<void> {
  const of = <T>(pick: (row: ObjectRow) => T) => rows.map(pick)
  const room = await db.one(
    Room,
    prepared(sql`with added as (
          insert into app_studio_objects (reader_id, id, kind, bytes, body, tree, parents, stored_at)
          select ${readerId}, id, kind, bytes, body, tree, string_to_array(parents, ' '), ${now}
          from unnest(${of(({ object }) => object.id)}::text[], ${of(({ object }) => kinds.indexOf(object.kind) + 1)}::int[],
            ${of(({ object }) => object.bytes)}::int[], ${of(({ object }) => Buffer.from(object.body))}::bytea[],
            ${of(({ links }) => links?.tree ?? null)}::text[],
            ${of(({ links }) => links?.parents.join(' ') ?? null)}::text[]) as new (id, kind, bytes, body, tree, parents)
          on conflict do nothing returning length(body) as bytes)
        update app_studio_room set bytes = app_studio_room.bytes + coalesce((select sum(bytes) from added), 0),
          objects = objects + (select count(*) from added)
        where reader_id = ${readerId} returning bytes, objects`),
  )
  if (room.bytes <= REPOSITORY.quotaBytes && room.objects <= REPOSITORY.objects) return
  throw new Problem(
    'conflict',
    `Your projects and their history take more than ${fileSizeText(REPOSITORY.quotaBytes)}. Delete a project first.`,
  )
}

const Stored = z.object({
  id: z.string(),
  kind: z.int(),
  bytes: z.int(),
  body: z.instanceof(Uint8Array),
})

/** Reads stored objects with their compressed bodies. Missing ones are left out. */
export async function readPacked(
  { db, readerId }: Owned,
  ids: readonly string[],
): Promise<PackedObject[]> {
  if (ids.length === 0) return []
  const rows = await db.many(
    Stored,
    prepared(sql`select id, kind, bytes, body from app_studio_objects
        where reader_id = ${readerId} and id = any(${ids})`),
  )
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kinds[kind - 1]! }))
}

/** Reads stored objects by id. Missing ones are left out. */
export async function readObjects(
  of: Owned,
  ids: readonly string[],
): Promise<Map<string, GitObject>> {
  const packed = await readPacked(of, ids)
  return new Map(
    packed.map(({ id, kind, body }) => [id, { id, kind, body: inflateSync(body) }] as const),
  )
}
