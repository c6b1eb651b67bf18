import { expect, test } from 'vitest'
import { expectExactly, expectKeys } from '#areas/test-records.ts'
import { DocumentPage, Project, ProjectDetail } from '../contract.ts'
import { findPage } from '../document-pages.ts'
import { demoAppStudio } from './api.ts'

const studio = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const { projects } = await studio.listProjects({})

test('[DATA-024, DATA-025, DATA-026, DATA-027, DATA-028, DATA-029, DATA-030, DATA-031] the projects have all their fields, both states and both healths', () => {
  for (const project of projects) expect(Project.parse(project)).toEqual(project)
  expectKeys(projects, [
    ...['id', 'name', 'description', 'stack', 'status', 'progress', 'lastUpdated', 'health'],
    ...['roadmap', 'metrics', 'integrations', 'businessMetrics', 'features'],
  ])
  expectKeys(
    projects.map(({ roadmap }) => roadmap!),
    ['currentPhase', 'totalPhases', 'completedMilestones', 'totalMilestones'],
  )
  expectKeys(
    projects.map(({ metrics }) => metrics!),
    ['velocity', 'completedTasks', 'totalTasks', 'deploymentsToday', 'uptime'],
  )
  expectKeys(
    projects.map(({ businessMetrics }) => businessMetrics!),
    ['mrr', 'activeUsers', 'conversion', 'churnRate'],
  )
  expectKeys(
    projects.flatMap(({ features }) => features),
    ['id', 'name', 'status', 'dueDate'],
  )
  expectExactly(
    projects.map(({ status }) => status),
    ['active', 'planning'],
  )
  expectExactly(
    projects.map(({ health }) => health),
    ['good', 'warning'],
  )
  for (const { integrations } of projects) {
    const places = ['backend', 'frontend', 'database', 'thirdParty', 'server']
    expect(Object.keys(integrations!).toSorted()).toEqual(places.toSorted())
  }
  const parts = projects.flatMap(({ integrations }) => Object.values(integrations!))
  expectKeys(parts, ['name', 'status', 'uptime'])
  expectExactly(
    parts.map(({ status }) => status),
    ['healthy', 'warning', 'error'],
  )
})

test('[DATA-032, DATA-033, DATA-034] a project has its detail, its documentation nested', async () => {
  for (const { id } of projects) {
    const project = await studio.getProject({ id })
    expect(ProjectDetail.parse(project)).toEqual(project)
    expectKeys(
      [project],
      [
        ...['id', 'name', 'description', 'primaryState', 'secondaryState', 'techStack', 'wbs'],
        ...['documentation', 'roadmap', 'epics', 'agents', 'integrations'],
      ],
    )
    expectKeys(project.wbs, ['id', 'name'])
    const documentation = project.documentation!
    expectKeys([documentation], ['lastUpdated', 'currentPageId', 'pages'])
    const { pages, currentPageId } = documentation
    const children = pages.flatMap((page) => page.children ?? [])
    expectKeys([...pages, ...children], ['id', 'title', 'content'], ['children'])
    expect(findPage(pages, currentPageId)).not.toBeNull()
    expect(pages.some((page) => (page.children ?? []).length > 0)).toBe(true)
    for (const page of pages) expect(DocumentPage.parse(page)).toEqual(page)
  }
})

test('a project that is not there is said to be missing', async () => {
  await expect(studio.getProject({ id: 'no-such' })).rejects.toThrow('not among the samples')
})
