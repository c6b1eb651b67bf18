import { expect, test } from 'vitest'
import { DocumentPage, Project, ProjectDetail } from '../contract.ts'
import { findPage } from '../document-pages.ts'
import { demoAppStudio } from './api.ts'

const studio = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const projects = await studio.listProjects({})

test('[DATA-024, DATA-025, DATA-026, DATA-027, DATA-028, DATA-029, DATA-030, DATA-031] the projects have all their fields, both states and both healths', () => {
  for (const project of projects) expect(Project.parse(project)).toEqual(project)
  expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(['active', 'planning']))
  expect(new Set(projects.map(({ health }) => health))).toEqual(new Set(['good', 'warning']))
  const parts = projects.flatMap(({ integrations }) => Object.values(integrations))
  expect(new Set(parts.map(({ status }) => status))).toEqual(
    new Set(['healthy', 'warning', 'error']),
  )
})

test('[DATA-032, DATA-033, DATA-034] a project has its detail, its documentation nested', async () => {
  for (const { id } of projects) {
    const project = await studio.getProject({ id })
    expect(ProjectDetail.parse(project)).toEqual(project)
    const { pages, currentPageId } = project.documentation
    expect(findPage(pages, currentPageId)).not.toBeNull()
    expect(pages.some((page) => (page.children ?? []).length > 0)).toBe(true)
    for (const page of pages) expect(DocumentPage.parse(page)).toEqual(page)
  }
})

test('a project that is not there is said to be missing', async () => {
  await expect(studio.getProject({ id: 'no-such' })).rejects.toThrow('not among the samples')
})
