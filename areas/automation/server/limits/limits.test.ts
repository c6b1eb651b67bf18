import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { automation } from '../../contract.ts'
import { automationLimits } from '../../contracts/usage-limits.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

const limit = (limits: { activeWorkflows?: number; runsOfMonth?: number }) =>
  hub.ask(automationLimits.saveLimits, limits)
const usage = () => hub.ask(automation.getUsage, {})
const told = () =>
  tools.db.many(
    z.object({ title: z.string(), text: z.string() }),
    sql`select title, text from notifications where event like 'workflow-limit/%'`,
  )

describe('Active workflows', () => {
  test('are never more than the limit, also where two are switched on at once', async () => {
    await limit({ activeWorkflows: 3 })
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => hub.build([steps.note('note', 'x')])),
    )
    const all = await Promise.allSettled(ids.map((id) => hub.switchOn(id)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await usage()).activeWorkflows).toEqual({ used: 3, limit: 3 })
    const off = ids[all.findIndex(({ status }) => status === 'rejected')]!
    await expect(hub.switchOn(off)).rejects.toThrow(
      '3 workflows are active, the most that there can be. Pause another one first, or ask an owner of this server to raise the limit under Settings, Automation limits.',
    )
    await limit({ activeWorkflows: 4 })
    await hub.switchOn(off)
    await hub.switchOn(off)
  })
})

describe('Runs of a month', () => {
  test('beyond the limit wait, and begin when the month turns; their reader is told once', async () => {
    await limit({ runsOfMonth: 2 })
    const id = await hub.build([steps.note('note', 'x')])
    const ids: string[] = []
    for (let nth = 0; nth < 5; nth++) ids.push(await hub.runNow(id))
    const runs = () => Promise.all(ids.map((run) => hub.run(run)))
    const states = async () => (await runs()).map(({ state }) => state).toSorted()
    await hub.work()
    // The runs begin at the same time, so it is not certain which of them have to wait.
    expect(await states()).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting'])
    expect((await usage()).runs).toEqual({ used: 2, limit: 2 })
    expect((await runs()).find(({ state }) => state === 'waiting')?.message).toMatch(
      /^2 workflow runs began this month, the limit of each reader\. This run waits for the next month, or until an owner/,
    )
    expect(await told()).toEqual([
      {
        title: '“Harbour watch” waits',
        text: expect.stringMatching(/^2 workflow runs began this month/),
      },
    ])
    tools.setNow(new Date('2026-04-01T00:00:01Z'))
    await hub.work()
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'waiting'])
    tools.setNow(new Date('2026-05-01T00:00:01Z'))
    await hub.work()
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect((await usage()).runs).toEqual({ used: 1, limit: 2 })
  })

  test('go on as soon as an owner raises the limit, as many as it lets', async () => {
    await limit({ runsOfMonth: 1 })
    const id = await hub.build([steps.note('note', 'x')])
    const runs = await Promise.all([1, 2, 3, 4].map(() => hub.runNow(id)))
    await hub.work()
    expect((await usage()).runs.used).toBe(1)
    await limit({ runsOfMonth: 3 })
    await hub.work()
    const states = await Promise.all(runs.map(async (run) => (await hub.run(run)).state))
    expect(states.toSorted()).toEqual(['done', 'done', 'done', 'waiting'])
    expect((await usage()).runs).toEqual({ used: 3, limit: 3 })
  })
})

test('The limits are changed by owners alone, within bounds', async () => {
  const id = newId('reader')
  await tools.db.run(sql`insert into readers (id, name, created_at) values (${id}, 'Ann', now())`)
  const ask = tools.askAs(id, { operations: ['*'], scope: 'owner' })
  await expect(ask(automationLimits.saveLimits, { runsOfMonth: 5 })).rejects.toThrow(/owner/)
  await expect(limit({ activeWorkflows: 0 })).rejects.toThrow()
  expect(await hub.ask(automationLimits.getLimits, {})).toEqual({
    activeWorkflows: 50,
    runsOfMonth: 100_000,
  })
  expect((await ask(workflows.createWorkflow, { name: 'Hers' })).id).toMatch(/^workflow/)
})
