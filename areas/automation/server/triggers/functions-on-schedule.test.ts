import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioEnvironments } from '#areas/app-studio/contracts/environments.ts'
import { studioFiles } from '#areas/app-studio/contracts/files.ts'
import { studioFunctions } from '#areas/app-studio/contracts/functions.ts'
import { studioProjects } from '#areas/app-studio/contracts/projects.ts'
import { makeBuild } from '#areas/app-studio/server/environments/make-build.ts'
import { workshopOf } from '#areas/app-studio/server/workshop.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { triggers } from '../../contracts/triggers.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'
import { fireDueSchedules } from './fire-schedules.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
let project: string
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
  project = (await hub.ask(studioProjects.createProject, { name: 'Tides' })).id
  await hub.ask(studioFiles.saveFiles, {
    project,
    base: (await hub.ask(studioFiles.getTree, { project })).commit,
    changes: [
      write(
        'functions/count.ts',
        `export default async ({ body }) => {
          const count = ((await data.get('count')) ?? 0) + Number(body)
          await data.put('count', count)
          return { body: String(count) } }`,
      ),
      write('functions/low.ts', `export default () => { throw new Error('The tide is out') }`),
      write('functions/busy.ts', `export default () => ({ status: 502, body: 'No\\n answer' })`),
    ],
  })
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const write = (path: string, text: string) => ({ do: 'write' as const, path, content: { text } })
const call = (id: string, fields: object) =>
  steps.act(id, 'app-studio/functions/callFunction', { project, ...fields })

test('a schedule calls functions of projects: answers are in the run, and what throws or answers 5xx fails its step', async () => {
  await hub.ask(studioEnvironments.deployProject, { project })
  await performRuns(tools, makeBuild)
  const trigger = await hub.ask(triggers.saveTrigger, {
    name: 'Every morning',
    draft: { kind: 'schedule', cron: '0 6 * * *', zone: 'UTC' },
  })
  const id = await hub.build([
    call('first', { function: 'count', body: '2' }),
    call('served', { function: 'count', body: '{{ steps.first.body }}0', environment: 'prd' }),
    { ...call('busy', { function: 'busy' }), onFailure: 'continue' },
    call('low', { function: 'low', environment: 'prd' }),
    call('never', { function: 'count', body: '1' }),
  ])
  await hub.ask(workflows.saveDraft, { id, revision: 2, triggerId: trigger.id })
  await hub.switchOn(id)
  tools.setNow(new Date('2026-03-03T06:00:01Z'))
  await fireDueSchedules(tools)
  await hub.work()

  const [run] = (await hub.ask(workflowRuns.listRuns, {})).runs
  expect(run).toMatchObject({ cause: 'Schedule, 2026-03-03 06:00 UTC', state: 'failed' })
  expect(await hub.steps(run!.id)).toMatchObject([
    { name: 'first', state: 'done', output: { status: 200, body: '2' } },
    // Each environment has its own data.
    { name: 'served', state: 'done', output: { status: 200, body: '20' } },
    { name: 'busy', state: 'failed', error: 'The function “busy” failed (502): No answer' },
    {
      name: 'low',
      state: 'failed',
      error: expect.stringMatching(/^The function “low” failed \(500\): Error: The tide is out/),
    },
  ])
  expect(await hub.ask(studioFunctions.listData, { project })).toMatchObject({
    entries: [{ key: 'count', value: '2' }],
  })
  await expect(
    hub.ask(studioFunctions.callFunction, {
      project,
      function: 'count',
      environment: 'qa',
      body: '1',
    }),
  ).resolves.toMatchObject({ body: '1' })
})
