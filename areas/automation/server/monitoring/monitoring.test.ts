import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openPerformer } from '#platform/runs/server/performing/performers.ts'
import { countOpenThen } from '#platform/runs/server/lends.ts'
import { storeFigures } from '#platform/figures/server/count-call.ts'
import { openDatabase } from '#server/database/database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { monitoring } from '../../contracts/monitoring.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

async function figures(workflow?: string) {
  await storeFigures(tools)
  return hub.ask(monitoring.getFigures, { span: 'day', ...(workflow && { workflow }) })
}
const state = () => hub.ask(monitoring.getState, {})

test('runs are counted by hour, of one workflow and of all, and waiting is no time of work', async () => {
  const none = await figures()
  expect(none.total).toEqual({ ended: 0, failed: 0, halfMs: null, mostMs: null })
  expect(none.points).toHaveLength(24)
  expect(none.points.at(-1)).toMatchObject({ ended: 0, open: 0 })

  const good = await hub.build([steps.wait('wait', 5000), steps.note('note', 'Harbour')], 'Good')
  const bad = await hub.build([steps.stop('stop', 'failed', 'No ship')], 'Bad')
  await hub.runNow(good)
  await hub.runNow(bad)
  await hub.work()
  expect(await figures(good)).toMatchObject({ total: { ended: 0 } })
  expect((await figures(good)).points.at(-1)).toMatchObject({ ended: 0, open: 1 })
  hub.later(5001)
  await hub.work()

  const all = await figures()
  expect(all.total).toMatchObject({ ended: 2, failed: 1 })
  expect(all.points.at(-2)).toMatchObject({ ended: 1, failed: 1, open: 1 })
  expect(all.points.at(-1)).toMatchObject({ ended: 1, failed: 0, open: 0 })
  const { total } = await figures(good)
  expect(total).toMatchObject({ ended: 1, failed: 0 })
  expect(total.mostMs).toBeLessThan(5_000_000)
})

test('hours before the oldest run that is kept are not known', async () => {
  const id = await hub.build([steps.set('words', { name: 'Ada' })])
  for (const seconds of [0, 7200, 7200]) {
    hub.later(seconds)
    await hub.runNow(id)
    await hub.work()
  }
  const now = tools.now().getTime()
  const moments = [3, 1.5, 0].map((hours) => new Date(now - hours * 3_600_000))
  const of = { kind: workflowRun, readerId: tools.readerId }
  expect(await countOpenThen(tools.db, of, moments, 2)).toEqual([null, 0, 0])
  expect(await countOpenThen(tools.db, of, moments, 100)).toEqual([0, 0, 0])
})

test('the state tells what runs wait for, and that a worker is gone', async () => {
  const waits = await hub.build([steps.wait('wait', 60)], 'Waits')
  const asks = await hub.build([steps.approve('ok', 'Send it?')], 'Asks')
  await hub.runNow(waits)
  await hub.runNow(asks)
  await hub.work()
  await hub.runNow(waits)
  expect(await state()).toEqual({
    ...{ isPerformed: false, running: 0, queued: 1, waiting: 1, asking: 1, paused: 0 },
  })
  const worker = await openDatabase(tools.db.url)
  await openPerformer(worker)()
  expect((await state()).isPerformed).toBe(true)
  await worker.close()
  await expect
    .poll(async () => (await state()).isPerformed, { timeout: patient(20_000) })
    .toBe(false)
})

test('runs are found by words of their cause, their workflow or their failure', async () => {
  const harbour = await hub.build([steps.stop('stop', 'failed', 'No ship in sight')], 'Harbour')
  const hills = await hub.build([steps.set('words', { name: 'Ada' })], 'Hills')
  await hub.runNow(harbour)
  await hub.runNow(hills)
  await hub.work()
  const found = async (search: string) =>
    (await hub.ask(workflowRuns.listRuns, { search })).runs.map(({ workflow }) => workflow.name)
  expect(await found('SHIP harbour')).toEqual(['Harbour'])
  expect(await found('run by hand')).toEqual(['Hills', 'Harbour'])
  expect(await found('rain')).toEqual([])
})
