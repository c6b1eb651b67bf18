import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { raw } from 'sql-template-tag'
import { pack, type Pack } from 'tar-stream'
import * as z from 'zod/mini'
import { ownArchiveAddress } from '#platform/readers/contracts/account.ts'
import type { ServerArea } from '../area.ts'
import { sql, type Database, type Tools } from '../tools.ts'
import type { ArchivePart } from './archive-part.ts'
import { listArchived, quoted, type Table } from './archive-tables.ts'

/** The number of rows held in memory at a time. */
const ROWS_AT_ONCE = 1000
/** Matches the name and password that an address of a feed may contain. */
const CREDENTIALS = /(https?:\/\/)[^/?#@\s"\\]*@/g

const README = `This is everything that one reader kept in a Synthwire hub.

sources.opml    what you follow; any other feed reader imports it
articles.jsonl  articles that you saved, tagged or wrote a note on, with the addresses of their sources
tables/         your rows as the hub keeps them, a JSON object on each line
files/          what you uploaded, by the name that tables/files.jsonl has for it under "hash"
files/bookmarks pictures of pages that you saved, by the name that tables/saved_pictures.jsonl has under "hash"

Passwords, keys and tokens are not in it.
`

/** Functions of areas that write their data for other programs. */
interface Writers {
  exportOpml(tools: Tools, readerId: string): Promise<string>
  /** The content of a file; null if it is gone. */
  readFile(tools: Tools, hash: string): Promise<Uint8Array | null>
}

/** Serves the data of one reader as a file for people and programs, without secrets. */
export function ownArchive(parts: ArchivePart[], writers: Writers): ServerArea {
  return {
    routes: [
      {
        who: 'reader',
        path: ownArchiveAddress,
        async answer(tools, { readerId }) {
          const day = tools.now().toISOString().slice(0, 10)
          return {
            type: 'application/gzip',
            body: writeOwnArchive(tools, readerId, parts, writers),
            headers: {
              'content-disposition': `attachment; filename="synthwire-mine-${day}.tar.gz"`,
            },
          }
        },
      },
    ],
  }
}

/**
 * Writes the archive while it is downloaded. A failure aborts the download, so that half an archive
 * is never taken for a whole one.
 */
function writeOwnArchive(tools: Tools, readerId: string, parts: ArchivePart[], writers: Writers) {
  const tar = pack()
  const packed = createGzip()
  void pipeline(tar, packed).catch(() => {})
  fill(tar, tools, readerId, parts, writers).catch((error: Error) => {
    tools.log.warn({ err: error }, "A reader's archive could not be written")
    packed.destroy(error)
    tar.destroy(error)
  })
  return packed
}

async function fill(
  tar: Pack,
  tools: Tools,
  readerId: string,
  parts: ArchivePart[],
  writers: Writers,
): Promise<void> {
  const { db } = tools
  const add = (name: string, body: Uint8Array | string) => {
    const bytes = Buffer.from(body)
    return pipeline([bytes], tar.entry({ name, size: bytes.length, mode: 0o600 }))
  }
  await add('README.txt', README)
  await add('sources.opml', await writers.exportOpml(tools, readerId))
  await add('articles.jsonl', await textOf(readArticles(db)))
  for (const table of await ownTables(db, parts)) {
    const text = await textOf(readRows(db, table))
    if (text !== '') await add(`tables/${table.name}.jsonl`, text.replaceAll(CREDENTIALS, '$1'))
  }
  const files = await db.many(
    z.object({ hash: z.string() }),
    sql`select distinct hash from files order by hash`,
  )
  for (const { hash } of files) {
    const content = await writers.readFile(tools, hash)
    if (content !== null) await add(`files/${hash}`, content)
  }
  for (const { ownFiles } of parts) {
    for await (const { name, content } of ownFiles?.(tools, readerId) ?? []) {
      await add(`files/${name}`, content)
    }
  }
  tar.finalize()
}

/** Tables whose rows belong to one reader each. */
async function ownTables(db: Database, parts: ArchivePart[]): Promise<Table[]> {
  const personal = await db.many(
    z.object({ name: z.string() }),
    sql`select relname as name from pg_class
        where relrowsecurity and relnamespace = current_schema()::regnamespace`,
  )
  const names = new Set(personal.map(({ name }) => name))
  return (await listArchived(db, parts)).filter(({ name }) => names.has(name))
}

const Line = z.object({ line: z.string() })

/**
 * Reads rows as JSON, without columns of bytes: encrypted values and vectors are of no use to a
 * reader.
 */
async function* readRows(db: Database, { name, columns, types }: Table): AsyncGenerator<string> {
  const shown = columns.filter((column) => types[column] !== 'bytea')
  const list = raw(shown.map(quoted).join(', '))
  for (let at = 0; ; at += ROWS_AT_ONCE) {
    const rows = await db.many(
      Line,
      sql`select row_to_json(row)::text as line
          from (select ${list} from ${raw(quoted(name))} order by ctid limit ${ROWS_AT_ONCE} offset ${at}) as row`,
    )
    for (const { line } of rows) yield line
    if (rows.length < ROWS_AT_ONCE) return
  }
}

async function* readArticles(db: Database): AsyncGenerator<string> {
  const rows = await db.many(
    Line,
    sql`select json_build_object('id', id, 'title', title, 'summary', summary_text, 'publishedAt', published_at,
          'sources', array(select distinct link from article_entries join entries on entries.id = entry_id
            join feeds on feeds.id = feed_id
            where article_id = articles.id and link is not null
              and (private_to is null or private_to in (select readers.id from readers))))::text as line
        from articles
        where id in (select article_id from saved_articles union select article_id from notes
          union select article_id from article_tags) order by id`,
  )
  for (const { line } of rows) yield line
}

async function textOf(lines: AsyncGenerator<string>): Promise<string> {
  const all: string[] = []
  for await (const line of lines) all.push(`${line}\n`)
  return all.join('')
}
