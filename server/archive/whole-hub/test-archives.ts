import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { raw } from 'sql-template-tag'
import { extract, pack, type Headers } from 'tar-stream'
import * as z from 'zod/mini'
import { listTables } from '../archive-tables.ts'
import { sql, type Database } from '../../tools.ts'

/** A file of an archive in a form that a test can change. */
export interface Part extends Partial<Omit<Headers, 'name'>> {
  name: string
  /** Names and sizes that are written into a separate header. */
  pax?: Record<string, string>
  body: Buffer
}

const CHECKSUMS = 'checksums.sha256'

/** Reads all files of an archive except the checksums. */
export async function partsOf(file: string): Promise<Part[]> {
  const tar = extract()
  tar.end(gunzipSync(await readFile(file)))
  const parts: Part[] = []
  for await (const entry of tar) {
    const pieces: Buffer[] = []
    for await (const piece of entry) pieces.push(piece as Buffer)
    if (entry.header.name !== CHECKSUMS) {
      parts.push({ name: entry.header.name, body: Buffer.concat(pieces) })
    }
  }
  return parts
}

/** Packs these parts into an archive, with correct checksums. */
export async function tarOf(parts: Part[]): Promise<Buffer> {
  const sums = parts.map(
    ({ name, body }) => `${createHash('sha256').update(body).digest('hex')}  ${name}\n`,
  )
  const tar = pack()
  const pieces: Buffer[] = []
  const reading = (async () => {
    for await (const piece of tar) pieces.push(piece as Buffer)
  })()
  for (const { body, ...header } of [
    ...parts,
    { name: CHECKSUMS, body: Buffer.from(sums.join('')) },
  ]) {
    const hasBody = header.type === undefined || header.type === 'file'
    await new Promise<void>((resolve, reject) =>
      tar.entry({ ...header, size: hasBody ? body.length : 0 }, hasBody ? body : '', (error) =>
        error ? reject(error) : resolve(),
      ),
    )
  }
  tar.finalize()
  await reading
  return Buffer.concat(pieces)
}

export async function writeParts(file: string, parts: Part[]): Promise<void> {
  await writeFile(file, gzipSync(await tarOf(parts)))
}

/** The parts with one row changed. */
export function withRow(
  parts: Part[],
  table: string,
  change: (row: Record<string, unknown>) => unknown,
  at = 0,
): Part[] {
  const name = `tables/${table}/000001.jsonl`
  if (!parts.some((part) => part.name === name)) throw new Error(`There are no rows of ${table}`)
  return parts.map((part) => {
    if (part.name !== name) return part
    const lines = part.body.toString('utf8').trimEnd().split('\n')
    const changed = change(JSON.parse(lines[at]!) as Record<string, unknown>)
    lines[at] = typeof changed === 'string' ? changed : JSON.stringify(changed)
    return { ...part, body: Buffer.from(`${lines.join('\n')}\n`) }
  })
}

/** Reads everything in all tables as text. */
export async function contents(db: Database): Promise<Record<string, string[]>> {
  const tables = await listTables(db)
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const lines = await db.many(
        z.object({ line: z.string() }),
        sql`select row_to_json(t)::text as line from ${raw(name)} as t order by 1`,
      )
      return [name, lines.map(({ line }) => line)] as const
    }),
  )
  return Object.fromEntries(rows)
}

/** Lists every file and folder below a folder, with the contents of files. */
export async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const tree = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path, entry.isFile() ? await readFile(path, 'hex') : 'folder'] as const
    }),
  )
  return Object.fromEntries(tree.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
