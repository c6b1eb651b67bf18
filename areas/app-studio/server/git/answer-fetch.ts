import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { commitsBehind } from '../repository/history.ts'
import { treesBehind } from '../repository/objects-behind.ts'
import { readPacked, type Owned } from '../repository/store-objects.ts'
import { writePack } from './packs/write-pack.ts'
import { BAND, FLUSH, inBand, pktLine, readPktLines } from './pkt-lines.ts'

const WANT = /^want ([0-9a-f]{40})(?: (.*))?$/
const HAVE = /^have ([0-9a-f]{40})$/
/**
 * The number of common commits whose folders are left out of the pack. Those of older commits are
 * mostly the same.
 */
const COMPARED_COMMITS = 16

interface Wish {
  wants: string[]
  haves: string[]
  isDone: boolean
  hasBands: boolean
}

/** Answers one round of a fetch: the common commits, and in the last round the missing objects. */
export async function* answerFetch(of: Owned, asked: Uint8Array): AsyncGenerator<Uint8Array> {
  const { wants, haves, isDone, hasBands } = readWish(asked)
  const known = await commitsAmong(of, [...wants, ...haves])
  if (wants.length === 0 || wants.some((id) => !known.has(id)))
    throw new Problem('not-found', 'This project has no such commit.')
  const common = haves.filter((id) => known.has(id))
  for (const id of common) yield pktLine(`ACK ${id} common\n`)
  const last = common.at(-1)
  if (!isDone) {
    if (last !== undefined) yield pktLine(`ACK ${last} ready\n`)
    yield pktLine('NAK\n')
    return
  }
  yield pktLine(last === undefined ? 'NAK\n' : `ACK ${last}\n`)
  const pack = writePack(of, await missingObjects(of, wants, common))
  if (!hasBands) return yield* pack
  for await (const piece of pack) yield inBand(BAND.data, piece)
  yield FLUSH
}

function readWish(asked: Uint8Array): Wish {
  const wish: Wish = { wants: [], haves: [], isDone: false, hasBands: false }
  for (const { text } of readPktLines(asked)) {
    const [, wanted, capabilities = ''] = WANT.exec(text ?? '') ?? []
    if (wanted !== undefined) wish.wants.push(wanted)
    wish.hasBands ||= capabilities.split(' ').includes('side-band-64k')
    const [, had] = HAVE.exec(text ?? '') ?? []
    if (had !== undefined) wish.haves.push(had)
    wish.isDone ||= text === 'done'
  }
  return wish
}

async function commitsAmong(of: Owned, ids: readonly string[]): Promise<Set<string>> {
  const objects = await readPacked(of, [...new Set(ids)])
  return new Set(
    objects.flatMap(({ id, kind }) => (kind === 'commit' || kind === 'tag' ? [id] : [])),
  )
}

async function missingObjects(
  of: Owned,
  wants: readonly string[],
  haves: readonly string[],
): Promise<string[]> {
  const commits = await commitsBehind(of, wants, haves)
  const compared = await treesOf(of, haves.slice(0, COMPARED_COMMITS))
  const there = await treesBehind(of, compared)
  const trees = commits.flatMap(({ tree }) => tree ?? [])
  const below = await treesBehind(of, trees, there)
  return [...new Set([...commits.map(({ id }) => id), ...below])]
}

async function treesOf({ db, readerId }: Owned, commits: readonly string[]): Promise<string[]> {
  const rows = await db.many(
    z.object({ tree: z.string() }),
    sql`select tree from app_studio_objects
        where reader_id = ${readerId} and kind = 1 and id = any(${commits})`,
  )
  return rows.map(({ tree }) => tree)
}
