import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeFigures } from '#platform/figures/server/count-call.ts'
import { forgetEndedRuns } from '#platform/runs/server/forget-runs.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { automation, type AutomationSettings } from '../contract.ts'
import { workflowRuns } from '../contracts/runs.ts'
import { steps, testAutomation } from './test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(async () => {
  await storeFigures(tools)
  await tools.close()
})

const set = (changes: Partial<AutomationSettings>) => hub.ask(automation.saveSettings, changes)
const lines = async () =>
  (await hub.ask(automation.listActivity, {})).map(({ level, message }) => [level, message])

test('the level of logging says which lines a run keeps', async () => {
  const failing = { ...steps.act('ask', 'http', { url: 'https://ask.example/' }), retries: 0 }
  tools.web.set('https://ask.example/', { status: 500 })
  const flow = [{ ...failing, onFailure: 'continue' as const }, steps.note('note', 'Harbour')]
  const id = await hub.build(flow)
  const counts: number[] = []
  for (const logging of ['error', 'warning', 'info', 'debug'] as const) {
    const before = (await lines()).length
    await set({ logging })
    await hub.runNow(id)
    await hub.work()
    counts.push((await lines()).length - before)
  }
  expect(counts).toEqual([0, 1, 2, 4])
  expect((await lines())[0]).toEqual(['info', 'Done'])
})

test('without retries, the first failure ends a run', async () => {
  tools.web.set('https://ask.example/', { status: 500 })
  const id = await hub.build([steps.act('ask', 'http', { url: 'https://ask.example/' })])
  const state = async () => {
    const run = await hub.runNow(id)
    await hub.work()
    return (await hub.run(run)).state
  }
  expect(await state()).toBe('waiting')
  await set({ retriesFailed: false })
  expect(await state()).toBe('failed')
})

test('a run is forgotten 90 days after its end, with its log', async () => {
  await set({ logging: 'info' })
  const id = await hub.build([steps.set('words', { name: 'Ada' })])
  await hub.runNow(id)
  await hub.work()
  hub.later(89 * 86_400)
  await forgetEndedRuns.run(tools, {})
  expect(await lines()).toHaveLength(1)
  hub.later(2 * 86_400)
  await forgetEndedRuns.run(tools, {})
  expect(await lines()).toEqual([])
})

test('a run goes on at a step of an earlier one, with the results before it', async () => {
  const id = await hub.build([
    steps.set('words', { name: 'Ada' }),
    steps.each('all', '=[1, 2]', [steps.note('more', '{{steps.words.name}} {{item}}')]),
    steps.stop('stop', 'failed', 'No ship'),
  ])
  const run = await hub.runNow(id, { ship: 'Orrin' })
  await hub.work()
  const { runId } = await hub.ask(workflowRuns.runFrom, { id: run, step: 'all:1/more' })
  await hub.work()
  expect((await hub.run(runId)).state).toBe('failed')
  const [first, second] = await Promise.all([run, runId].map((one) => hub.steps(one)))
  expect(second!.map(({ path }) => path)).toEqual(first!.map(({ path }) => path))
  expect(second![2]!.output).toEqual(first![2]!.output)
  expect(second![3]!.output).not.toEqual(first![3]!.output)
  await expect(hub.ask(workflowRuns.runFrom, { id: run, step: 'nothing' })).rejects.toThrow(
    'no such step',
  )
  expect((await hub.ask(workflowRuns.listRuns, {})).runs).toHaveLength(2)
})
