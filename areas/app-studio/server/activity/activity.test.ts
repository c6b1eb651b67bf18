import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { studioActivity, type ProjectActivity } from '../../contracts/activity.ts'
import { studioEnvironments } from '../../contracts/environments.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { ACTIVITY } from '../../limits.ts'
import { testEnvironments } from '../environments/test-environments.ts'
import { writeText } from '../test-studio.ts'
import { workshopOf } from '../workshop.ts'
import { mergeLists } from './merge-lists.ts'

let tools: TestTools
let studio: ReturnType<typeof testEnvironments>
beforeAll(async () => {
  tools = await testTools()
  studio = testEnvironments(tools)
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const list = (project: string, cursor?: string | null) =>
  studio.ask(studioActivity.listActivity, { project, ...(cursor && { cursor }) })
const shortly = (entry: ProjectActivity) =>
  entry.is === 'commit'
    ? entry.message
    : entry.is === 'build'
      ? `build ${entry.nth} ${entry.state}`
      : `${entry.how} ${entry.build.nth} ${entry.env}`

test('commits, builds and deployments are one list, the newest first, with who and when', async () => {
  const project = await studio.create('Harbour')
  studio.later(1)
  await studio.deploy(project)
  studio.later(1)
  await studio.save(project, [writeText('index.html', '<p>Two')], 'Two')
  studio.later(1)
  await studio.trigger(project, 'local')
  await studio.work()
  studio.later(1)
  await studio.trigger(project, 'int')
  studio.later(1)
  await studio.ask(studioEnvironments.stopEnvironment, { project, env: 'prd' })
  const { entries, next } = await list(project)
  expect([entries.map(shortly), next]).toEqual([
    [
      'stopped 1 prd',
      'promoted 2 int',
      'build 2 green',
      'Two',
      ...['prd', 'qa', 'stg', 'int'].map((env) => `deployed 1 ${env}`),
      'build 1 green',
      'Create Harbour',
    ],
    null,
  ])
  const times = entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(entries.map(({ by }) => by)).size).toBe(1)

  const { sharedId } = await studio.ask(studioProjects.shareProject, { id: project })
  expect((await list(sharedId)).entries.map(shortly)).toEqual(['Two', 'Create Harbour'])
})

test('pages go on where the one before ended, and what comes meanwhile moves nothing', async () => {
  const project = await studio.create('Pages')
  await studio.deploy(project)
  for (let nth = 0; nth < ACTIVITY.shown; nth++) {
    studio.later(11)
    await studio.save(project, [writeText('a', String(nth))], `Save ${nth}`)
  }
  const first = await list(project)
  expect(first.entries).toHaveLength(ACTIVITY.shown)
  await studio.save(project, [writeText('a', 'later')], 'Later')
  const second = await list(project, first.next)
  expect([second.entries.map(shortly), second.next]).toEqual([
    [
      ...['prd', 'qa', 'stg', 'int'].map((env) => `deployed 1 ${env}`),
      'build 1 green',
      'Create Pages',
    ],
    null,
  ])
  await expect(list(project, 'x.1.1')).rejects.toThrow('The list has no page there')
})

test('lists are merged by what is at their heads, and each keeps its order', () => {
  const listed = (...times: string[]) => ({
    entries: times.map((at) => ({ at })),
    places: [...times, 'more'],
  })
  // The first list is not sorted by time, like commits that were pushed with old dates.
  const merged = mergeLists([listed('2', '9', '1'), listed('3', '2')], 4)
  expect(merged).toEqual({
    entries: [{ at: '3' }, { at: '2' }, { at: '2' }, { at: '9' }],
    places: ['1', 'more'],
  })
})
