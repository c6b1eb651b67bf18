import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { deskOf, sql, type Database, type Desk, type World } from '#server/tools.ts'
import { tell } from '../jobs/make-pieces.ts'
import { addJob } from '../jobs/start-jobs.ts'
import { scopeOf } from '../jobs/write-job-script.ts'
import { articlesOf } from '../material/subject-articles.ts'
import {
  nextPieceAt,
  programmesByArticles,
  takeDueProgramme,
  type ProgrammeRow,
} from './programme-rows.ts'

/** The module that pieces of a programme name as their origin. */
const MODULE = 'Programmes'
/** The pause between two counts of articles, because counting has to read lists. */
const COUNT_EVERY_MS = 60_000

let countedAt = -Infinity

/** Starts the pieces of programmes that are due, by time or by the number of new articles. */
export async function startDueProgrammes(world: World): Promise<void> {
  for (;;) {
    const taken = await world.db.transaction(async (db) => {
      const programme = await takeDueProgramme(db, world.now())
      if (programme) await setNext(db, programme, world.now())
      return programme
    })
    if (!taken) break
    await makeEpisode(deskOf(world, taken.readerId), taken)
  }
  if (performance.now() - countedAt < COUNT_EVERY_MS) return
  countedAt = performance.now()
  await startByArticles(world)
}

async function setNext(db: Database, { id, times }: ProgrammeRow, now: Date): Promise<void> {
  const next = nextPieceAt(times, now)
  await db.run(sql`
    update newsroom_programmes set next_at = ${next}, last_at = ${now} where id = ${id}`)
}

/** Starts the programmes that have enough new articles since their last piece. */
export async function startByArticles(world: World): Promise<void> {
  for (const programme of await programmesByArticles(world.db)) {
    if (programme.times.kind !== 'articles') continue
    const desk = deskOf(world, programme.readerId)
    const since = programme.lastAt ?? programme.createdAt
    if ((await countSince(desk, programme, since)) < programme.times.count) continue
    const { changed } = await desk.db.run(sql`
      update newsroom_programmes set last_at = ${world.now()}
      where id = ${programme.id} and last_at is not distinct from ${programme.lastAt}`)
    // If nothing changed, another worker has started the piece already.
    if (changed === 1) await makeEpisode(desk, programme)
  }
}

async function countSince(desk: Desk, { subject }: ProgrammeRow, since: string): Promise<number> {
  const found = await articlesOf(scopeOf(desk), desk.extensions, subject).catch(nothingIfGone)
  if (!found) return 0
  const { count } = await desk.db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from articles
        where id = any(${found.articles}) and created_at > ${since}`,
  )
  return count
}

function nothingIfGone(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

/** Queues a piece of a programme now. If that fails, the reason is stored for its reader. */
export async function makeEpisode(desk: Desk, programme: ProgrammeRow): Promise<void> {
  const { id, title, type, format, style, duration, subject } = programme
  const day = desk.now().toISOString().slice(0, 10)
  try {
    await addJob(desk, {
      ...{ id: newId('job'), title: `${title}, ${day}`, sourceModule: MODULE },
      ...{ type, format, style, duration, subject, programmeId: id },
    })
    await note(desk, id, null)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await note(desk, id, error.message)
  }
  await tell(desk)
}

async function note(desk: Desk, id: string, trouble: string | null): Promise<void> {
  await desk.db.run(sql`
    update newsroom_programmes set trouble = ${trouble} where id = ${id} and reader_id = ${desk.readerId}`)
}
