import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { languagesOf } from '../../files/languages.ts'
import { REPOSITORY } from '../../limits.ts'
import { demandApart, demandFileSize, demandPath } from '../repository/change-files.ts'
import { reaches } from '../repository/history.ts'
import { readTree, type TreeEntry } from '../repository/read-tree.ts'
import { listRefs, MAIN, putRef } from '../repository/refs.ts'
import { demandRoom, noteUnreached } from '../repository/save-changes.ts'
import type { Owned } from '../repository/store-objects.ts'
import type { Command } from './read-push.ts'

/** A ref that cannot be moved as a push requests. `reason` is shown in git's list of refs. */
export class Refused extends Problem {
  readonly ref: string
  readonly reason: string

  constructor(ref: string, reason: string, message: string) {
    super('conflict', message)
    this.ref = ref
    this.reason = reason
  }
}

const BRANCH_OR_TAG = /^refs\/(?:heads|tags)\/[A-Za-z0-9_][\w.+@/-]*$/
const BAD_PARTS = /\.\.|\/\/|@\{|\.lock(?:\/|$)|[./]$|\/\./
const MOST_CHARACTERS = 200

/**
 * Moves, adds or deletes a ref. Refuses bad names and files, too many refs, and moves that would
 * lose a commit. The caller must have locked and stored the objects.
 */
export async function moveRef(
  of: Owned,
  projectId: string,
  { name, from, to }: Command,
): Promise<void> {
  if (!BRANCH_OR_TAG.test(name) || BAD_PARTS.test(name) || name.length > MOST_CHARACTERS)
    throw new Refused(name, 'funny refname', `refusing to create funny ref '${name.slice(0, 100)}'`)
  const refs = await listRefs(of, projectId)
  const known = refs.find((ref) => ref.name === name)
  if ((known?.commitId ?? null) !== from)
    throw new Refused(name, 'fetch first', `${name} has moved meanwhile. Pull, then push again.`)
  if (to === null) return deleteRef(of, projectId, name)
  if (!known && refs.length >= REPOSITORY.refs)
    throw new Refused(
      name,
      'too many refs',
      `A project has ${REPOSITORY.refs} branches and tags at most.`,
    )
  if (from !== null && !(await reaches(of, to, from)))
    throw new Refused(
      name,
      'non-fast-forward',
      `denying non-fast-forward ${name} (you should pull first)`,
    )

  const commit = await commitOf(of, name, to)
  const entries = await readTree(of, commit)
  const bytes = checkFiles(entries)
  await putRef(of, projectId, {
    ...{ name, commitId: to, files: entries.length, bytes },
    languages: languagesOf(entries.map(({ path }) => path)),
    ...{ hand: null, handSince: null },
  })
}

async function deleteRef({ db, readerId }: Owned, projectId: string, name: string): Promise<void> {
  if (name === MAIN)
    throw new Refused(
      name,
      'deletion of the current branch prohibited',
      `refusing to delete the current branch: ${name}`,
    )
  await db.run(sql`
    delete from app_studio_refs
    where project_id = ${projectId} and reader_id = ${readerId} and name = ${name}`)
  await noteUnreached({ db, readerId })
}

/** The commit that a ref leads to. A branch points to a commit; a tag may point to another tag. */
async function commitOf({ db, readerId }: Owned, name: string, id: string): Promise<string> {
  const found = await db.maybe(
    z.object({ id: z.string(), isTagged: z.boolean() }),
    sql`with recursive line as (
          select id, kind, parents, 0 as depth from app_studio_objects where reader_id = ${readerId} and id = ${id}
          union all
          select named.id, named.kind, named.parents, depth + 1 from line
          join app_studio_objects as named on named.reader_id = ${readerId} and named.id = line.parents[1]
          where line.kind = 4 and depth < 5)
        select id, depth > 0 as is_tagged from line where kind = 1`,
  )
  if (found && (!found.isTagged || name.startsWith('refs/tags/'))) return found.id
  throw new Refused(name, 'not a commit', `${name} has to lead to a commit.`)
}

/** Checks the rules for the files of a commit, and returns their total size. */
function checkFiles(entries: readonly TreeEntry[]): number {
  let sum = 0
  for (const { path, bytes } of entries) {
    demandPath(path)
    demandFileSize(path, bytes)
    sum += bytes
  }
  demandApart(new Map(entries.map((entry) => [entry.path, entry] as const)))
  demandRoom(sum)
  return sum
}
