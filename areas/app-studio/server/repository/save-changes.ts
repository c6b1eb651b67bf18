import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import { sql } from '#server/tools.ts'
import { languagesOf } from '../../files/languages.ts'
import { REPOSITORY } from '../../limits.ts'
import { changeFiles, pathsAt, type FileChange } from './change-files.ts'
import { readCommit, writeCommit, type Author } from './commit.ts'
import { compareFiles, describeDifferences } from './compare-files.ts'
import { keepFiles } from './kept-files.ts'
import { gitObject } from './objects.ts'
import { readFiles, readSizes, type Files } from './read-tree.ts'
import { findHead, MAIN, putRef, type Ref } from './refs.ts'
import { lockObjects, readObjects, writeObjects, type Owned } from './store-objects.ts'
import { writeFolders } from './write-folders.ts'

export interface Save {
  projectId: string
  /** The commit that the changes are based on; null for a project without one. */
  base: string | null
  changes: readonly FileChange[]
  author: Omit<Author, 'at'>
  /**
   * The person or program that saves. Consecutive saves with the same value become one commit. With
   * null, this save is a separate commit.
   */
  hand: string | null
  /** The message of a separate commit; null if the save may be merged with others. */
  message: string | null
  now: Date
}

export type Saved =
  | { is: 'saved'; commit: string; isNew: boolean }
  /** Nothing was saved, because the same files were changed elsewhere. */
  | { is: 'conflict'; commit: string; paths: string[]; base: Files; head: Files }

const MINUTE_MS = 60_000

/**
 * Saves changes as a commit of the main branch, in a transaction. Files that others have saved
 * since `base` stay as they are. If the changes conflict with theirs, nothing is saved.
 */
export async function saveChanges(of: Owned, save: Save): Promise<Saved> {
  const { projectId, base, changes, now } = save
  await lockObjects(of)
  const head = await findHead(of, projectId)
  const { files: before, folders } = head ? await readFiles(of, head.commitId) : NOTHING
  if (base !== (head?.commitId ?? null)) {
    const known = base === null ? null : await filesIfKnown(of, base)
    const paths = foreignChanges(known, before, changes)
    if (head && paths.length > 0)
      return {
        is: 'conflict',
        commit: head.commitId,
        paths,
        base: known ?? new Map(),
        head: before,
      }
  }

  const { files, blobs } = changeFiles(before, changes)
  const differences = compareFiles(before, files)
  if (head && differences.length === 0) return { is: 'saved', commit: head.commitId, isNew: false }

  const trees = writeFolders(files)
  const { parents, handSince, message } = await placeOf(of, head, save, { before, files })
  const author = { ...save.author, at: now }
  const top = trees.at(-1)!.id
  const commit = gitObject(
    'commit',
    writeCommit({ tree: top, parents, author, committedAt: now, message }),
  )
  await writeObjects(of, [...blobs, ...trees.filter(({ id }) => !folders.has(id)), commit], now)
  keepFiles(of, top, { files, folders: new Set(trees.map(({ id }) => id)) })

  const bytes = (head?.bytes ?? 0) + (await grownBy(of, before, files))
  demandRoom(bytes)
  await putRef(of, projectId, {
    ...{ name: MAIN, commitId: commit.id, files: files.size, bytes },
    languages: languagesOf(files.keys()),
    ...{ hand: save.message === null ? save.hand : null, handSince },
  })
  await of.db.run(sql`
    update app_studio_projects set edited_at = ${now}
    where id = ${projectId} and reader_id = ${of.readerId}`)
  return { is: 'saved', commit: commit.id, isNew: true }
}

/** Fails if the total size of a project's files exceeds the limit. */
export function demandRoom(bytes: number): void {
  if (bytes <= REPOSITORY.bytes) return
  const most = fileSizeText(REPOSITORY.bytes)
  throw new Problem('conflict', `The files of a project can have ${most} together at most.`)
}

const NOTHING = { files: new Map(), folders: new Set<string>() } satisfies {
  files: Files
  folders: ReadonlySet<string>
}

async function filesIfKnown(of: Owned, commit: string): Promise<Files | null> {
  const objects = await readObjects(of, [commit])
  return objects.get(commit)?.kind === 'commit' ? (await readFiles(of, commit)).files : null
}

/** Finds the changed paths at which somebody else has made a different change since the base. */
function foreignChanges(base: Files | null, head: Files, changes: readonly FileChange[]): string[] {
  const own = changeFilesLoosely(base ?? new Map(), changes)
  const concerned = changes.flatMap((change) => {
    const at = [change.path, ...(change.do === 'move' ? [change.to] : [])]
    return at.flatMap((path) => [path, ...pathsAt(head, path), ...pathsAt(base ?? new Map(), path)])
  })
  return [...new Set(concerned)].filter((path) => {
    const theirs = head.get(path)?.id
    return theirs !== base?.get(path)?.id && theirs !== own.get(path)?.id
  })
}

/**
 * Applies the changes to the base as their author saw it. Changes that are not possible, such as
 * those of missing files, are left out.
 */
function changeFilesLoosely(base: Files, changes: readonly FileChange[]): Files {
  let files = base
  for (const change of changes) {
    try {
      files = changeFiles(files, [change]).files
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return files
}

/** Decides if a save replaces the last commit or follows it. */
async function placeOf(
  of: Owned,
  head: Ref | null,
  { hand, message, now }: Save,
  { before, files }: { before: Files; files: Files },
): Promise<{ parents: string[]; handSince: string | null; message: string }> {
  const since = head?.handSince ? new Date(head.handSince) : null
  const isFolded =
    since !== null &&
    hand !== null &&
    message === null &&
    head!.hand === hand &&
    now.getTime() - since.getTime() < REPOSITORY.foldMinutes * MINUTE_MS
  if (!isFolded)
    return {
      parents: head ? [head.commitId] : [],
      handSince: hand === null || message !== null ? null : now.toISOString(),
      message: message ?? describeDifferences(compareFiles(before, files)),
    }
  await noteUnreached(of)
  const commits = await readObjects(of, [head!.commitId])
  const { parents } = readCommit(commits.get(head!.commitId)!.body)
  const [parent] = parents
  const earlier = parent === undefined ? NOTHING.files : (await readFiles(of, parent)).files
  return {
    parents,
    handSince: head!.handSince,
    message: describeDifferences(compareFiles(earlier, files)),
  }
}

/** Marks that the sweep may find unreachable objects. */
export async function noteUnreached({ db, readerId }: Owned): Promise<void> {
  await db.run(sql`
    update app_studio_room set has_unreached = true where reader_id = ${readerId} and not has_unreached`)
}

/** The difference in size between two sets of files. All their contents must be stored. */
async function grownBy(of: Owned, before: Files, after: Files): Promise<number> {
  const differences = compareFiles(before, after)
  const ids = differences.flatMap(({ before, after }) =>
    [before, after].filter((id) => id !== null),
  )
  const sizes = await readSizes(of, [...new Set(ids)])
  const sizeOf = (id: string | null) => (id === null ? 0 : (sizes.get(id) ?? 0))
  return differences
    .filter(({ is }) => is !== 'moved')
    .reduce((sum, { before, after }) => sum + sizeOf(after) - sizeOf(before), 0)
}
