import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askKeepers, type Ask } from '#core/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { appStudio } from './contract.ts'
import { studioProjects } from './contracts/projects.ts'
import { demoAppStudio } from './demo/api.ts'

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
  const ask = serverStudio()
  for (const name of ['Berth Planner', 'Wire Desk', 'Manifest Reader'])
    await ask(studioProjects.createProject, { name })
})
afterAll(() => tools.close())

const demoStudio = () =>
  askKeepers({ 'app-studio': demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') }) })
const serverStudio = () => tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })

const doors: [string, () => Ask][] = [
  ['demo', demoStudio],
  ['server', serverStudio],
]

describe.each(doors)('App Studio, %s', (_, open) => {
  const names = async (input: object) =>
    (await open()(appStudio.listProjects, input)).projects.map(({ name }) => name)

  test('templates have names and true badges of their own', async () => {
    const { templates } = await open()(appStudio.listTemplates, {})
    expect(templates.length).toBeGreaterThan(0)
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
    for (const { stack } of templates) expect(stack.length).toBeGreaterThan(0)
  })

  test('projects are listed by shelf, counted, and found by a part of their names', async () => {
    const { projects, next, count } = await open()(appStudio.listProjects, {})
    expect([projects.length, next, count]).toEqual([3, null, 3])
    expect(await names({ search: ' DESK ' })).toEqual(['Wire Desk'])
    expect(await names({ search: 'no such' })).toEqual([])
    expect(await names({ shelf: 'archived' })).toEqual([])
  })

  test('a project has a workspace behind one of its tabs', async () => {
    const [first] = (await open()(appStudio.listProjects, {})).projects
    const { id, name } = first!
    const project = await open()(appStudio.getProject, { id })
    expect(project).toMatchObject({ id, name, shelf: 'active', lastUpdated: first!.lastUpdated })
    expect(project.tabs).toContain('vibe-code')
    const { files } = await open()(appStudio.getWorkspace, { projectId: id })
    expect(files.map(({ name }) => name)).toContain('src')
  })

  test('a project that is not there is said to be missing', async () => {
    const missing = { kind: 'not-found' }
    await expect(open()(appStudio.getProject, { id: 'no-such' })).rejects.toMatchObject(missing)
    await expect(open()(appStudio.getWorkspace, { projectId: 'no-such' })).rejects.toMatchObject(
      missing,
    )
  })
})

test('what nothing counts is null on the server, never a figure', async () => {
  const { projects } = await serverStudio()(appStudio.listProjects, { search: 'wire' })
  expect(projects).toMatchObject([
    {
      ...{ progress: null, health: null, roadmap: null, metrics: null },
      ...{ integrations: null, businessMetrics: null, features: [] },
      // The server can count the languages of the files.
      stack: ['TypeScript', 'CSS', 'HTML'],
      repository: { files: 8, commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    },
  ])
})
