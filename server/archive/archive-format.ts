import * as z from 'zod/mini'

/** The content of the first entry. An archive is a .tar.gz, which other programs can open, too. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The version of Synthwire that wrote the archive. */
  version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  createdAt: z.string(),
  /** Names of the migrations that were applied to the tables. */
  migrations: z.array(z.string()),
  /** The tables, in an order in which each refers only to those before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  hasSecrets: z.boolean(),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'synthwire.json'
/**
 * The last entry, with lines of "hash name" as `sha256sum --check` reads them. An archive without
 * this entry was cut off.
 */
export const CHECKSUMS = 'checksums.sha256'
export const KEY = 'secrets/secrets.key'

/** The name of a part of a table; each line of a part is one row as JSON. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.jsonl`
}

export function partOf(name: string): { table: string; part: number } | null {
  const [, table, part] = /^tables\/([a-z0-9_]{1,63})\/(\d{6,9})\.jsonl$/.exec(name) ?? []
  return table === undefined ? null : { table, part: Number(part) }
}

export function mediaName(file: string): string {
  return `media/${file}`
}

/**
 * The path of a media file below the data folder, by its name in the archive; null for any other
 * entry.
 */
export function mediaOf(name: string): string | null {
  const file = /^media\/((?:images|media|pictures)(?:\/[\w-][\w.-]*)+)$/.exec(name)?.[1] ?? null
  return file?.includes('..') ? null : file
}
