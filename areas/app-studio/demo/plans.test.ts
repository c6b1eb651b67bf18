import { expect, test } from 'vitest'
import { milestoneProgress, taskPercent, tasksOf } from '../plan-figures.ts'
import { phaseNumberOf } from '../projects.ts'
import { demoAppStudio } from './api.ts'

const studio = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const { projects: rows } = await studio.listProjects({})
const projects = await Promise.all(
  rows.map(async (row) => ({
    row,
    detail: await studio.getProject({ id: row.id }),
    plan: await studio.getPlan({ projectId: row.id }),
  })),
)

test.each(projects)('the row of $row.name says what its plan gives', ({ row, detail, plan }) => {
  const tasks = tasksOf(detail.epics)
  expect(row.progress).toBe(taskPercent(tasks))
  expect(row.metrics!.completedTasks).toBe(plan.velocity.tasksCompleted)
  expect(row.metrics!.totalTasks).toBe(tasks.length)
  expect(row.metrics!.totalTasks).toBe(plan.velocity.tasksCompleted + plan.velocity.tasksRemaining)
  expect(row.metrics!.velocity).toBe(plan.velocity.weeklyVelocity)
  expect(row.roadmap!.completedMilestones).toBe(milestoneProgress(plan.milestones).completed)
  expect(row.roadmap!.totalMilestones).toBe(plan.milestones.length)
  expect(row.roadmap!.totalPhases).toBe(detail.roadmap.length)
  expect(row.features.map(({ name, dueDate }) => [name, dueDate])).toEqual(
    detail.epics.map(({ title, targetDate }) => [title, targetDate]),
  )
})

test.each(projects)('$row.name is in the phase that its roadmap shows', ({ row, detail }) => {
  const current = detail.roadmap.findIndex(({ status }) => status === 'in-progress')
  expect(detail.roadmap[current]!.name).toBe(row.roadmap!.currentPhase)
  expect(detail.secondaryState).toBe(row.roadmap!.currentPhase)
  expect(phaseNumberOf(row.roadmap!)).toBe(current + 1)
})

test.each(projects)('the agents of $row.name did no more than was done', ({ detail }) => {
  const done = tasksOf(detail.epics).filter(({ status }) => status === 'done')
  for (const { name, tasksCompleted } of detail.agents)
    expect(tasksCompleted).toBe(done.filter(({ assignee }) => assignee === name).length)
})

test('no two projects share a phase, a milestone, an agent, a document, a task or a card', () => {
  const partsOf = ({ detail, plan }: (typeof projects)[number]) => [
    ...detail.roadmap.map(({ name }) => name),
    ...plan.milestones.map(({ name }) => name),
    ...detail.agents.map(({ name }) => name),
    ...detail.documentation!.pages.map(({ content }) => content),
    ...tasksOf(detail.epics).map(({ title }) => title),
    ...Object.values(plan.board).flatMap((cards) => cards.map(({ content }) => content)),
  ]
  const parts = projects.flatMap((project) => [...new Set(partsOf(project))])
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([])
})

test('a card that is moved in one project stays where it was in the others', async () => {
  for (const [moved, { row, plan }] of projects.entries()) {
    const visit = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
    const to = { column: 'done', index: 0 } as const
    await visit.moveTask({ projectId: row.id, taskId: plan.board.todo[0]!.id, to })
    for (const [at, other] of projects.entries()) {
      const { board } = await visit.getPlan({ projectId: other.row.id })
      if (at === moved) expect(board).not.toEqual(other.plan.board)
      else expect(board).toEqual(other.plan.board)
    }
  }
})
