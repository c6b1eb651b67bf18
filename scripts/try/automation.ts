import { rm } from 'node:fs/promises'
import { throwawayFolder } from '#e2e/hubs/hub.ts'
import { withDataFolder, withToolHub } from '../measure/tool-hub.ts'
import { burstOfArticles } from './automation/burst-of-articles.ts'
import { workerProgram } from './automation/worker-program.ts'
import { killWhileRunning } from './automation/kill-while-running.ts'

// Runs workflows in worker processes, which are killed (-9) a hundred times at random moments, and
// their PostgreSQL five times: nice npm run try-automation. Afterwards, nothing may be lost or done
// twice without being asked for. Thousands of simultaneous articles start a run each.

/** The number of kills; docs/benchmarks reports a hundred, and `AUTOMATION_KILLS` can lower it. */
const KILLS = Number(process.env['AUTOMATION_KILLS'] ?? 100)
const DATABASE_KILLS = Math.round(KILLS / 20)
/** The number of entries that make a little more than 5,000 articles. */
const BURST_ENTRIES = 10_500
const WITHIN_MS = 15 * 60_000

const dataFolder = await throwawayFolder()
try {
  await withToolHub(dataFolder, async ({ tools, databaseUrl }) => {
    const told = await killWhileRunning(tools, {
      worker: workerProgram(),
      env: { SYNTHWIRE_DATA: dataFolder, DATABASE_URL: databaseUrl },
      kills: { workers: KILLS, database: DATABASE_KILLS },
      workers: 2,
      readers: 2,
      runsAhead: 60,
      lifeMs: [500, 2000],
      withinMs: WITHIN_MS,
    })
    for (const line of told) console.log(`  ${line}`)
    console.log('✓ 0 differences')
  })
  await withDataFolder((folder) =>
    withToolHub(folder, async ({ tools, readerId }) => {
      for (const line of await burstOfArticles(tools, readerId, BURST_ENTRIES))
        console.log(`  ${line}`)
    }),
  )
} finally {
  await rm(dataFolder, { recursive: true, force: true })
}
