import { startHub, throwawayFolder } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import { rm } from 'node:fs/promises'
import { openServer } from '#server/open-server.ts'
import { settings } from '#server/settings/settings.ts'
import { deskOf } from '#server/tools.ts'
import { killAtWork } from './newsroom/kill-at-work.ts'
import { expectAllWhole } from './newsroom/expect-all-whole.ts'
import { startMixedJobs } from './newsroom/mixed-jobs.ts'

// Makes audio, video and text by the built program, whose worker is killed (-9) a hundred times at random moments:
// npm run build && nice npm run try-newsroom. Then nothing may be lost, double, half or unplayable.

/**
 * The numbers of pieces and kills; docs/benchmarks has the result of the defaults, and
 * `NEWSROOM_JOBS` and `NEWSROOM_KILLS` can lower them.
 */
const JOBS = Number(process.env['NEWSROOM_JOBS'] ?? 50)
const KILLS = Number(process.env['NEWSROOM_KILLS'] ?? 100)
const WITHIN_MS = 15 * 60_000

const dataFolder = await throwawayFolder()
try {
  const startedAt = performance.now()
  const hub = await startHub({ dataFolder })
  await followNewswire(hub).finally(() => hub.stop())

  const env = { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: dataFolder }
  const opened = await openServer({ settings: settings(env), role: 'tool' })
  try {
    const desk = deskOf(opened.tools, opened.readerId)
    const ids = await startMixedJobs(desk, JOBS)
    const giveUpAt = startedAt + WITHIN_MS
    const told = await killAtWork(desk, {
      env: { SYNTHWIRE_DATA: dataFolder, DATABASE_URL: opened.databaseUrl },
      kills: KILLS,
      giveUpAt,
    })
    console.log(`  ${told}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    console.log(`✓ ${await expectAllWhole(opened.tools, desk, ids)}`)
  } finally {
    await opened.close()
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true })
}
