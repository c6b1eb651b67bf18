import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NEWSROOM } from '#core/limits.ts'
import { patient } from '#core/test-patience.ts'
import { isDeep, seed } from '#core/testing/test-share.ts'
import { seededRandom } from '#core/seeded.ts'
import { claimRuns } from '#platform/runs/server/performing/claim-runs.ts'
import { sql } from '#server/tools.ts'
import type { StoredScript } from '../pieces/job-rows.ts'
import { pieceContents } from '../pieces/piece-contents.ts'
import { serverPlaying } from '../playing/playing-api.ts'
import { hubWithArticle, type HubWithArticle } from '../test-newsroom.ts'
import { serverPieceJobs } from './jobs-api.ts'
import { makePieces } from './make-pieces.ts'
import { serverJobControl } from './job-control-api.ts'
import { sweepPieces } from './sweep-pieces.ts'
import { keepScript } from './write-job-script.ts'

let hub: HubWithArticle
const queue = () => serverPieceJobs(hub.tools.desk)
const audio = { type: 'audio', format: 'brief', duration: 'short' } as const
const only = async () => (await queue().listJobs({}))[0]!
const folder = () => join(hub.tools.dataFolder, 'newsroom', hub.tools.readerId, 'job-1')

const SHORT: StoredScript = {
  ...{ title: 'The ferry', language: 'en', sources: [], shortage: null, method: null },
  sections: [
    {
      kind: 'opening',
      title: 'The ferry',
      lines: [{ speaker: 'a', text: 'The ferry is free again.', citations: [] }],
    },
  ],
}
/** Gives the job a script with one sentence, so that making the piece is quick. */
const shorten = () => keepScript(hub.tools.desk, 'job-1', SHORT)
const startShort = async () => {
  await queue().startJobs({ jobs: [hub.job(audio)] })
  await shorten()
}

beforeEach(async () => {
  hub = await hubWithArticle()
})
afterEach(() => hub.tools.close())

test('a job whose worker was lost is made by the next one, from what was finished', async () => {
  await startShort()
  // A worker claims the job and is not heard of again.
  await claimRuns(hub.tools, makePieces, 1)
  expect((await only()).status).toBe('processing')
  await hub.tools.db.run(sql`update runs set lease_until = now() - interval '1 second'`)
  expect(await hub.perform()).toBe(1)
  expect((await only()).status).toBe('completed')
  expect(await readdir(join(hub.tools.dataFolder, 'newsroom', hub.tools.readerId))).toEqual([])
})

test('two workers make one piece of a job', async () => {
  await startShort()
  const runs = await Promise.all([hub.perform(), hub.perform()])
  expect(runs.toSorted()).toEqual([0, 1])
  expect(await pieceContents(hub.tools).list()).toHaveLength(2)
})

test('a worker that was lost behind its last step leaves nothing to do twice', async () => {
  await queue().startJobs({ jobs: [hub.job()] })
  await hub.perform()
  const before = await serverPlaying(hub.tools.desk).getText({ id: 'job-1' })
  await hub.tools.db.run(sql`
    update runs set state = 'running', lease_until = now() - interval '1 second',
      input = ${JSON.stringify({ job: 'job-1' })}`)
  await hub.perform()
  expect(await serverPlaying(hub.tools.desk).getText({ id: 'job-1' })).toEqual(before)
})

/**
 * Cancels the job as soon as it announces this step. Asking for the step repeatedly could miss it.
 */
async function cancelAt(step: string) {
  const { announce } = hub.tools
  hub.tools.announce = async (change) => {
    if ((await only()).step === step) {
      hub.tools.announce = announce
      await serverJobControl(hub.tools.desk).cancelJob({ id: 'job-1' })
    }
    await announce(change)
  }
}

const video = { type: 'video', format: 'presentation', duration: '1' } as const
test.each([
  ['speaking', { ...audio, format: 'podcast' }, 'Speaking'],
  ['drawing', video, 'Drawing'],
  ['writing the file', { ...audio, format: 'podcast' }, 'Writing the file'],
])(
  'a job that is cancelled while %s ends, and leaves nothing behind',
  async (_, job, step) => {
    await queue().startJobs({ jobs: [hub.job(job)] })
    await cancelAt(step)
    await hub.perform()
    expect((await only()).status).toBe('cancelled')
    await expect(serverPlaying(hub.tools.desk).getPiece({ id: 'job-1' })).rejects.toThrow(
      'not there',
    )
    await sweepPieces(hub.tools)
    await expect(readdir(folder())).rejects.toThrow('ENOENT')
    await shorten()
    await serverJobControl(hub.tools.desk).retryJob({ id: 'job-1' })
    await hub.perform()
    expect((await only()).status).toBe('completed')
  },
  patient(90_000),
)

/** The ids of the running maker processes that this process started. */
async function makers(): Promise<number[]> {
  const found: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    try {
      const [line, stat] = await Promise.all([
        readFile(`/proc/${pid}/cmdline`, 'utf8'),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ])
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      if (parent === process.pid && line.includes('maker/program.ts')) found.push(Number(pid))
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found
}

/**
 * Performs the waiting jobs and kills the maker process this many times, as the system does when
 * memory runs short.
 */
async function performKilled(times: number, afterMs = 0): Promise<number> {
  let [isOver, last, killed] = [false, 0, 0]
  const performing = hub.perform().finally(() => (isOver = true))
  while (!isOver && killed < times) {
    const [maker] = (await makers()).filter((pid) => pid !== last)
    if (maker !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      last = maker
      if ((await makers()).includes(maker) && process.kill(maker, 'SIGKILL')) killed++
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await performing
  return killed
}

describe.runIf(process.platform === 'linux')('a job that the system ends', () => {
  test('is begun once more, and says why when it ends again', async () => {
    await startShort()
    expect(await performKilled(2)).toBe(2)
    const failed = await only()
    expect(failed.status).toBe('error')
    expect(failed.error).toContain('was ended by the system, often because memory ran out')
    await serverJobControl(hub.tools.desk).retryJob({ id: 'job-1' })
    await hub.perform()
    expect((await only()).status).toBe('completed')
  })

  test(
    'at any moment is done without a press',
    async () => {
      const pieces = isDeep ? 20 : 3
      const random = seededRandom(seed)
      const kills: number[] = []
      for (let nth = 1; nth <= pieces; nth++) {
        await queue().startJobs({ jobs: [hub.job({ ...audio, id: `job-${nth}` })] })
        await keepScript(hub.tools.desk, `job-${nth}`, SHORT)
        kills.push(await performKilled(1, random() * 800))
      }
      const statuses = (await queue().listJobs({})).map(({ status }) => status)
      expect(statuses, `SYNTHWIRE_SEED=${seed}`).toEqual(Array(pieces).fill('completed'))
      expect(kills.filter((times) => times > 0).length).toBeGreaterThan(0)
    },
    patient(300_000),
  )
})

test('pieces that are scheduled leave room for what is made now', async () => {
  const scheduledFor = new Date(hub.tools.now().getTime() + 3_600_000).toISOString()
  const later = Array.from({ length: NEWSROOM.waiting }, (_, nth) =>
    hub.job({ ...audio, id: `later-${nth}`, scheduledFor }),
  )
  await queue().startJobs({ jobs: later })
  await queue().startJobs({ jobs: [hub.job({ ...audio, id: 'now' })] })
  expect(await queue().listJobs({})).toHaveLength(NEWSROOM.waiting + 1)
})

test('what is deleted takes its contents along, what is kept or another piece has stays', async () => {
  await startShort()
  await hub.perform()
  const contents = pieceContents(hub.tools)
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), 'left-over'), 'of a worker that was killed')
  await sweepPieces(hub.tools)
  expect(await contents.list()).toHaveLength(2)
  await expect(readdir(folder())).rejects.toThrow('ENOENT')

  const later = new Date(hub.tools.now().getTime() + 91 * 24 * 3_600_000)
  hub.tools.setNow(later)
  await serverPlaying(hub.tools.desk).keepPiece({ id: 'job-1', isKept: true })
  await sweepPieces(hub.tools)
  expect((await only()).status).toBe('completed')
  await serverPlaying(hub.tools.desk).keepPiece({ id: 'job-1', isKept: false })
  await sweepPieces(hub.tools)
  expect([await queue().listJobs({}), await contents.list()]).toEqual([[], []])
})

test('a job that cannot write fails, and goes on once it can', async () => {
  await startShort()
  // A file at the path of the job's folder makes writing into it fail.
  await mkdir(join(folder(), '..'), { recursive: true })
  await writeFile(folder(), '')
  await hub.perform()
  expect((await only()).status).toBe('error')
  await rm(folder())
  await serverJobControl(hub.tools.desk).retryJob({ id: 'job-1' })
  await hub.perform()
  expect((await only()).status).toBe('completed')
})
