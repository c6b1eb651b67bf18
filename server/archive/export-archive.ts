import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { raw } from 'sql-template-tag'
import { pack, type Pack } from 'tar-stream'
import * as z from 'zod/mini'
import { ARCHIVE } from './limits.ts'
import { version } from '../settings/package.ts'
import { mediaFolders } from '../disk/media-folders.ts'
import type { Store } from '../stores/store.ts'
import { sql, type Database, type Tools } from '../tools.ts'
import { CHECKSUMS, KEY, MANIFEST, mediaName, partName, type Manifest } from './archive-format.ts'
import type { ArchivePart } from './archive-part.ts'
import { listArchived, listMigrations, quoted, type Table } from './archive-tables.ts'

/** The size of a part in characters, which limits the rows in memory; a large row may exceed it. */
const PART_BYTES = 4_000_000
const FIRST_ROWS = 100
const MOST_ROWS = 5000
/**
 * The number of files that are read at the same time, because each file in a store is one request.
 * A few files fit into memory.
 */
const FILES_AT_ONCE = 8
/**
 * Tables that contain addresses of feeds, in which there may be a name and a password. Runs are
 * among them because an import is a run.
 */
const NAMES_ADDRESSES = /^(feeds|feed_|sources|deleted_sources|runs)/
const CREDENTIALS = /(https?:\/\/)[^/?#@\s"\\]*@/g

export interface Exported {
  rows: number
  files: number
}

/**
 * Writes all that belongs in an archive into one file: tables as they are at one moment, and media
 * files. Secrets stay encrypted, and passwords in addresses are left out, unless `withSecrets` adds
 * them and the key. The memory it takes does not grow with the server.
 */
export async function exportArchive(
  { db, dataFolder, media, now }: Pick<Tools, 'db' | 'dataFolder' | 'media' | 'now'>,
  file: string,
  parts: ArchivePart[],
  { withSecrets = false } = {},
): Promise<Exported> {
  const aside = `${file}.part`
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(aside, { mode: 0o600 }))
  // The failure is handled below; without this listener it would end the process while rows are
  // read.
  written.catch(() => {})
  try {
    const archive = archiveWriter(tar)
    const rows = await db.transaction(async (db) => {
      await db.run(sql`set transaction isolation level repeatable read, read only`)
      const tables = await listArchived(db, parts)
      const manifest: Manifest = {
        format: 1,
        version,
        createdAt: now().toISOString(),
        migrations: await listMigrations(db),
        tables: tables.map(({ name, columns }) => ({ name, columns })),
        hasSecrets: withSecrets,
      }
      await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
      let rows = 0
      for (const table of tables) {
        let part = 0
        for await (const lines of readParts(db, table)) {
          const text = `${lines.join('\n')}\n`
          const isClean = withSecrets || !NAMES_ADDRESSES.test(table.name)
          const shown = isClean ? text : text.replaceAll(CREDENTIALS, '$1')
          await archive.add(partName(table.name, ++part), Buffer.from(shown))
          rows += lines.length
        }
      }
      return rows
    })
    const files = await addMedia(archive, media, parts)
    if (withSecrets) await archive.add(KEY, await readFile(join(dataFolder, 'secrets.key')))
    await archive.end()
    await written
    await rename(aside, file)
    return { rows, files }
  } catch (error) {
    tar.destroy()
    await written.catch(() => {})
    await rm(aside, { force: true })
    throw error
  }
}

type ArchiveWriter = ReturnType<typeof archiveWriter>

/**
 * Adds entries one after another, as fast as the disk takes them, and their checksums at the end.
 */
function archiveWriter(tar: Pack) {
  const sums: string[] = []
  const open = (name: string, size: number) => tar.entry({ name, size, mode: 0o600 })

  return {
    async add(name: string, body: Buffer): Promise<void> {
      sums.push(`${createHash('sha256').update(body).digest('hex')}  ${name}`)
      await pipeline([body], open(name, body.length))
    },
    async end(): Promise<void> {
      const body = Buffer.from(`${sums.join('\n')}\n`)
      await pipeline([body], open(CHECKSUMS, body.length))
      tar.finalize()
    },
  }
}

/** The rows of a table as JSON, in pieces of about the same size. */
async function* readParts(db: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  await db.run(sql`
    declare archive_rows no scroll cursor for
    select row_to_json(row)::text as line from (select ${raw(columns.map(quoted).join(', '))} from ${raw(quoted(name))}) as row`)
  let part: string[] = []
  let bytes = 0
  for (let count = FIRST_ROWS; ;) {
    const rows = await db.many(
      z.object({ line: z.string() }),
      sql`fetch ${raw(String(count))} from archive_rows`,
    )
    let fetched = 0
    for (const { line } of rows) {
      part.push(line)
      fetched += line.length
      bytes += line.length
      if (bytes < PART_BYTES) continue
      yield part
      part = []
      bytes = 0
    }
    if (rows.length < count) break
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor((PART_BYTES * count) / fetched)))
  }
  if (part.length > 0) yield part
  await db.run(sql`close archive_rows`)
}

async function addMedia(
  archive: ArchiveWriter,
  media: Store,
  parts: ArchivePart[],
): Promise<number> {
  const kinds = parts.flatMap(({ media = [] }) => media)
  const lists = await Promise.all(mediaFolders.map((folder) => media.list(`${folder}/`)))
  const files = lists
    .flat()
    .flatMap(({ name, bytes }) => {
      const kind = kinds.find(({ pattern }) => pattern.test(name))
      return kind && bytes <= kind.mostBytes ? [{ name, kind }] : []
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, ARCHIVE.files)
  let added = 0
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const some = files.slice(start, start + FILES_AT_ONCE)
    // A missing or damaged file is left out; pictures of articles are fetched again later.
    const contents = await Promise.all(
      some.map(({ name, kind }) => media.read(name, kind.mostBytes)),
    )
    for (const [at, { name, kind }] of some.entries()) {
      const content = contents[at] ?? null
      if (content === null || kind.problemOf(name, content) !== null) continue
      await archive.add(mediaName(name), content)
      added++
    }
  }
  return added
}
