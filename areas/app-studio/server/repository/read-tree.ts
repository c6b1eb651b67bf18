import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql } from '#server/tools.ts'
import { REPOSITORY } from '../../limits.ts'
import { keepFiles, keptFiles, type FilesOfTree } from './kept-files.ts'
import { MODE, readTreeLines } from './tree.ts'
import { readObjects, type Owned } from './store-objects.ts'

/** The content and the mode of a file. */
export interface FileEntry {
  id: string
  isExecutable: boolean
}

/** Files by path. */
export type Files = ReadonlyMap<string, FileEntry>

/** A file of a commit. */
export interface TreeEntry extends FileEntry {
  path: string
  bytes: number
}

/** Lists all files of a commit by path, without their contents. */
export async function readTree(of: Owned, commit: string): Promise<TreeEntry[]> {
  const { files } = await readFiles(of, commit)
  const sizes = await readSizes(
    of,
    [...files.values()].map(({ id }) => id),
  )
  return [...files]
    .map(([path, entry]) => ({ path, ...entry, bytes: sizes.get(entry.id) ?? 0 }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** Reads the contents of files by id. */
export async function readBlobs(
  of: Owned,
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const objects = await readObjects(of, [...new Set(ids)])
  return new Map([...objects].map(([id, { body }]) => [id, body] as const))
}

/** Reads the files of a commit, and the ids of its folders. */
export async function readFiles(of: Owned, commit: string): Promise<FilesOfTree> {
  const top = await treeOf(of, commit)
  const known = keptFiles(of, top)
  if (known) return known
  const found = await readFolders(of, top)
  keepFiles(of, top, found)
  return found
}

async function readFolders(of: Owned, top: string): Promise<FilesOfTree> {
  const files = new Map<string, FileEntry>()
  const folders = new Set<string>()
  let level: { path: string; id: string }[] = [{ path: '', id: top }]
  while (level.length > 0) {
    const trees = await readObjects(of, [...new Set(level.map(({ id }) => id))])
    const below: typeof level = []
    for (const { path, id } of level) {
      const tree = trees.get(id)
      if (tree?.kind !== 'tree') throw new Error(`The folder ${id} is missing`)
      folders.add(id)
      for (const line of readTreeLines(tree.body)) {
        const at = path + line.name
        if (line.mode === MODE.folder) below.push({ path: `${at}/`, id: line.id })
        else files.set(at, { id: line.id, isExecutable: line.mode === MODE.executable })
      }
    }
    // A few folders that contain each other repeatedly could expand to more files than fit into
    // memory.
    if (files.size + below.length > REPOSITORY.files) throw tooManyFiles()
    level = below
  }
  return { files, folders }
}

/** Reads the sizes of contents by id. */
export async function readSizes(
  { db, readerId }: Owned,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.many(
    z.object({ id: z.string(), bytes: z.int() }),
    prepared(
      sql`select id, bytes from app_studio_objects where reader_id = ${readerId} and id = any(${ids})`,
    ),
  )
  return new Map(rows.map(({ id, bytes }) => [id, bytes] as const))
}

async function treeOf({ db, readerId }: Owned, commit: string): Promise<string> {
  const row = await db.maybe(
    z.object({ tree: z.string() }),
    prepared(
      sql`select tree from app_studio_objects where reader_id = ${readerId} and id = ${commit} and kind = 1`,
    ),
  )
  if (row) return row.tree
  throw new Problem('not-found', 'There is no such commit in this project.')
}

export const tooManyFiles = () =>
  new Problem(
    'conflict',
    `A project can have ${REPOSITORY.files.toLocaleString('en')} files at most.`,
  )
