import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, opendir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { deskOf, sql, type World } from '#server/tools.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { DROP } from '../../../limits.ts'
import { dropFolder } from '../../addresses/addresses.ts'
import { TriggerRow, triggerColumns } from '../../rows/trigger-rows.ts'
import { noteRefusal } from '../take-delivery.ts'
import { takeFile } from './take-file.ts'

/**
 * The size and the time of each file in the last look. A file that differs in the next look may
 * still be being written.
 */
export type Seen = Map<string, string>

/** Takes files that appear in the folders of triggers, until the signal aborts. */
export async function watchFoldersForever(world: World, signal: AbortSignal): Promise<void> {
  let seen: Seen = new Map()
  await repeat(world.log, signal, {
    name: 'folders of triggers',
    everyMs: DROP.lookMs,
    work: async () => (seen = await lookIntoFolders(world, seen)),
  })
}

/** Takes files that have not changed since the last look; returns the files of this look. */
export async function lookIntoFolders(world: World, before: Seen): Promise<Seen> {
  const triggers = await world.db.many(
    TriggerRow,
    sql`select ${triggerColumns} from automation_triggers
        where kind = 'file' and is_active and deleted_at is null order by id`,
  )
  const seen: Seen = new Map()
  for (const trigger of triggers) await lookInto(world, trigger, before, seen)
  return seen
}

async function lookInto(world: World, trigger: TriggerRow, before: Seen, seen: Seen) {
  const folder = join(world.dataFolder, dropFolder(trigger.id))
  await mkdir(folder, { recursive: true })
  if (!(await lstat(folder)).isDirectory()) return
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const facts = await lstat(path).catch(() => null)
    if (!facts || facts.isDirectory()) continue
    const refusal = refusalOf(name, facts)
    if (refusal !== null) {
      const key = `${path} refused`
      if (!before.has(key)) await noteRefusal(deskOf(world, trigger.readerId), trigger, refusal)
      seen.set(key, refusal)
      continue
    }
    const stamp = `${facts.size}/${facts.mtimeMs}`
    seen.set(path, stamp)
    if (before.get(path) !== stamp) continue
    const bytes = await readWhole(path, facts)
    if (bytes === null) continue
    const taken = await takeFile(world, trigger, { id: `folder/${name}/${stamp}`, name, bytes })
    if (taken.is !== 'too-many') await putAway(folder, name, world.now())
  }
}

/**
 * Lists a limited number of file names. The others follow in later looks, since files that were
 * taken are moved away.
 */
async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of await opendir(folder)) {
    if (/^\.|\.(?:part|partial|filepart|crdownload|download|tmp)$|~$/i.test(name)) continue
    names.push(name)
    if (names.length >= DROP.filesOfLook) break
  }
  return names.toSorted()
}

/**
 * The reason why a file is refused; null if it is accepted. Links are refused, because they could
 * lead to any file that the server can read.
 */
function refusalOf(name: string, { size, nlink, ...facts }: Stats): string | null {
  const isFile = (facts.mode & constants.S_IFMT) === constants.S_IFREG
  if (!isFile || nlink > 1) return `“${name}” is a link or no plain file, and was not opened.`
  return size > DROP.bytes
    ? `“${name}” has more than ${(DROP.bytes / 1_000_000).toLocaleString('en')} MB.`
    : null
}

/** Reads a file; null if it cannot be opened or has changed meanwhile. */
async function readWhole(path: string, { ino, size }: Stats): Promise<Uint8Array | null> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => null)
  if (!file) return null
  try {
    const now = await file.stat()
    if (now.ino !== ino || now.size !== size || !now.isFile()) return null
    return new Uint8Array(await file.readFile())
  } finally {
    await file.close()
  }
}

/** Moves a file that was taken into the subfolder `taken`. */
async function putAway(folder: string, name: string, now: Date): Promise<void> {
  const taken = join(folder, 'taken')
  await mkdir(taken, { recursive: true })
  await rename(join(folder, name), join(taken, `${now.getTime()} ${name}`))
}
