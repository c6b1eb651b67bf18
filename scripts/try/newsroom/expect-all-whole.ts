import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { serverPieceJobs } from '#areas/newsroom/server/jobs/jobs-api.ts'
import { sweepPieces } from '#areas/newsroom/server/jobs/sweep-pieces.ts'
import { PieceRow, pieceColumns } from '#areas/newsroom/server/pieces/piece-rows.ts'
import { pieceName, pieceContents } from '#areas/newsroom/server/pieces/piece-contents.ts'
import { serverPlaying } from '#areas/newsroom/server/playing/playing-api.ts'
import { sql, type Desk, type World } from '#server/tools.ts'
import { expectThat } from '../running/expect-that.ts'
import { decodedSeconds } from './decoded-seconds.ts'

/** The share by which a piece's length may differ, as docs/benchmarks states. */
const LENGTH_TOLERANCE = 0.05

/**
 * Expects one whole piece for each job, and nothing else in the store; returns the findings as
 * text.
 */
export async function expectAllWhole(world: World, desk: Desk, ids: string[]): Promise<string> {
  const jobs = await serverPieceJobs(desk).listJobs({})
  const listed = jobs.map(({ id }) => id).toSorted()
  expectThat(same(listed, ids.toSorted()), `${ids.length} jobs are listed, each once`)
  const unfinished = jobs.filter(({ status }) => status !== 'completed')
  expectThat(unfinished.length === 0, `every job is completed: ${JSON.stringify(unfinished[0])}`)
  const pieces = await desk.db.many(PieceRow, sql`select ${pieceColumns} from newsroom_pieces`)
  expectThat(
    same(pieces.map(({ jobId }) => jobId).toSorted(), ids.toSorted()),
    'every job has one piece',
  )
  await expectAllPlay(world, desk, pieces)
  await expectNothingOpen(desk)

  // Deletes files that a killed worker had stored without a row; all others must stay.
  await sweepPieces(world)
  const kept = pieces.flatMap(({ hash, cover }) => [hash, cover]).filter((hash) => hash !== null)
  const stored = await pieceContents(world).list()
  expectThat(
    same(stored.toSorted(), [...new Set(kept)].toSorted()),
    `the store holds ${stored.length} contents, the pieces ${new Set(kept).size}`,
  )
  for (const hash of stored) {
    const content = await readFile(join(world.dataFolder, pieceName(hash)))
    const found = createHash('sha256').update(content).digest('hex')
    expectThat(found === hash, `${hash} is whole`)
  }
  const folders = await readdir(join(world.dataFolder, 'newsroom', desk.readerId))
  expectThat(folders.length === 0, `no stages of finished jobs are left: ${folders.join(', ')}`)
  return `${pieces.length} pieces of ${ids.length} jobs: 0 lost, 0 double, 0 that do not play; ${stored.length} contents in the store, all whole`
}

/** Expects texts to have words, and audio and video to be as long as their rows say. */
async function expectAllPlay(world: World, desk: Desk, pieces: PieceRow[]): Promise<void> {
  for (const { jobId } of pieces.filter(({ hash }) => hash === null)) {
    const { sections } = await serverPlaying(desk).getText({ id: jobId })
    expectThat(sections.length > 0, `the text of ${jobId} says something`)
  }
  const sounding = pieces.filter(({ hash }) => hash !== null)
  const decoded = await decodedSeconds(
    sounding.map(({ hash, mediaType }) => ({
      path: join(world.dataFolder, pieceName(hash!)),
      mediaType,
    })),
  )
  for (const [at, { jobId, seconds, timing }] of sounding.entries()) {
    for (const length of [seconds, timing?.chapters.at(-1)?.end ?? 0]) {
      const isNear = Math.abs(decoded[at]! - length) <= LENGTH_TOLERANCE * length
      expectThat(isNear, `${jobId} lasts ${decoded[at]} s instead of ${length}`)
    }
  }
}

async function expectNothingOpen(desk: Desk): Promise<void> {
  const { count } = await desk.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from runs where area = 'newsroom' and state <> 'done'`,
  )
  expectThat(count === 0, `${count} runs are still open`)
}

const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
