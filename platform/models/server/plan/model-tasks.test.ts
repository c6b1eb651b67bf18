import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { defaultPlan } from '../../ai-plan.ts'
import { aiEndpoints } from '../../contracts/ai-endpoints.ts'
import { aiEndpointsKeeper } from '../area.ts'
import { chooseFor } from '../asking/chosen.ts'
import { modelTasks, tasksOf } from './model-tasks.ts'
import { bringEndpoint } from '../test-endpoints.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const keeper = () => aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
const storePlan = (plan: unknown) =>
  tools.db.run(sql`
    insert into ai_plans (reader_id, plan) values (${tools.readerId}, ${JSON.stringify(plan)})
    on conflict (reader_id) do update set plan = excluded.plan`)
const storedPlan = async () =>
  (await tools.db.one(z.object({ plan: z.any() }), sql`select plan from ai_plans`)).plan
const chosen = (endpoint: string | null, model = '') => ({ endpoint, model })

test('the settings name the tasks that a model can be chosen for, embeddings last', async () => {
  const tasks = await keeper().listTasks({})
  expect(aiEndpoints.listTasks.output.safeParse(tasks).success).toBe(true)
  expect(tasks.flatMap(({ label, choice }) => (choice ? [label] : []))).toEqual([
    'Summaries',
    'Topics',
    'Texts',
    'Workflows',
    'AI agents',
    'Embeddings',
  ])
})

test('each task has a name of its own, and one that shares a choice shares that of a row in the settings', () => {
  const tasks = tasksOf(tools.extensions)
  const ids = tasks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(tasks.map(({ label }) => label)).toContain('Second checks')
  for (const { chosenAs } of tasks) {
    if (!chosenAs) continue
    expect(tasks).toContain(chosenAs)
    expect(chosenAs.choice).toBeDefined()
  }
})

test('a plan of an earlier hub keeps its choices', async () => {
  const { id } = await bringEndpoint(tools, 'http://127.0.0.1:1')
  await storePlan({
    ...defaultPlan,
    tasks: { summaries: chosen(id, 'big-1'), topics: chosen(null), embeddings: chosen(id, 'e-1') },
  })
  const { tasks } = await keeper().getPlan({})
  expect(tasks).toEqual({
    summaries: chosen(id, 'big-1'),
    topics: chosen(null),
    content: chosen(null),
    workflows: chosen(null),
    agents: chosen(null),
    embeddings: chosen(id, 'e-1'),
  })
  const [summaries] = tools.extensions(modelTasks).filter((task) => task.id === 'summaries')
  expect(await chooseFor(tools, tools.readerId, summaries!)).toMatchObject({ model: 'big-1' })
})

test('a stored choice for a task that no area declares is passed over, and kept', async () => {
  await storePlan({ tasks: { summaries: chosen(null, 'big-1'), 'old-task': chosen('x', 'y') } })
  const plan = await keeper().getPlan({})
  expect(Object.keys(plan.tasks)).toEqual([
    'summaries',
    'topics',
    'content',
    'workflows',
    'agents',
    'embeddings',
  ])
  await keeper().savePlan(plan)
  expect((await storedPlan()).tasks['old-task']).toEqual(chosen('x', 'y'))
})

test('a choice for a task that no area declares, or that shares one, is refused', async () => {
  for (const id of ['old-task', 'translations']) {
    const plan = { ...defaultPlan, tasks: { [id]: chosen(null) } }
    await expect(keeper().savePlan(plan)).rejects.toThrow(`No model can be chosen for “${id}”.`)
  }
})

test('a task that a plan leaves out keeps its choice', async () => {
  await keeper().savePlan({ ...defaultPlan, tasks: { topics: chosen(null, 'small-2') } })
  await keeper().savePlan({ ...defaultPlan, tasks: { summaries: chosen(null, 'big-1') } })
  const { tasks } = await keeper().getPlan({})
  expect(tasks).toMatchObject({ topics: chosen(null, 'small-2'), summaries: chosen(null, 'big-1') })
})
