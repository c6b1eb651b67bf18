import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { burstOfArticles } from './burst-of-articles.ts'
import { killWhileRunning } from './kill-while-running.ts'
import { workerProgram } from './worker-program.ts'

let tools: TestTools
beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

// This test kills less than `npm run try-automation`, which kills a hundred times, and PostgreSQL,
// too.
test(
  'workflows whose workers are killed lose nothing and repeat nothing unasked',
  async () => {
    const told = await killWhileRunning(tools, {
      worker: workerProgram(),
      env: { SYNTHWIRE_DATA: tools.dataFolder, DATABASE_URL: tools.db.url },
      kills: { workers: 2, database: 0 },
      workers: 1,
      readers: 1,
      runsAhead: 8,
      lifeMs: [20, 150],
      withinMs: patient(60_000),
    })
    expect(told[0]).toMatch(/^2 workers killed, [12] of them with runs at work/)
  },
  patient(120_000),
)

// This test uses fewer articles than `npm run try-automation`, which takes more than 5,000.
test('articles that come at once begin a run each, and none is lost', async () => {
  const told = await burstOfArticles(tools, tools.readerId, 250)
  expect(told[0]).toMatch(/^1\d\d articles at once began a run each/)
})
