import { expect, test } from 'vitest'
import { expectExactly, expectKeys } from '#areas/test-records.ts'
import { ProjectAgent } from '../contracts/agents.ts'
import { boardColumns, Epic, Phase, Plan, Velocity } from '../contracts/planning.ts'
import { tasksOf } from '../plan-figures.ts'
import { demoAppStudio } from './api.ts'

const studio = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const { projects } = await studio.listProjects({})
const details = await Promise.all(projects.map(({ id }) => studio.getProject({ id })))
const plans = await Promise.all(projects.map(({ id }) => studio.getPlan({ projectId: id })))
/** The sample project of the specification, with an example of everything. */
const [berthPlanner, berthPlannerPlan] = [details[0]!, plans[0]!]

test('[DATA-035] phases have their fields, dates both or not at all', () => {
  for (const { roadmap } of details) {
    for (const phase of roadmap) {
      expect(Phase.parse(phase)).toEqual(phase)
      expect(phase.startDate === undefined).toBe(phase.endDate === undefined)
    }
    expect(roadmap.some(({ startDate }) => startDate === undefined)).toBe(true)
    expectKeys(roadmap, ['id', 'name', 'status', 'completionPercent'], ['startDate', 'endDate'])
  }
  expectExactly(
    berthPlanner.roadmap.map(({ status }) => status),
    ['completed', 'in-progress', 'upcoming'],
  )
})

test.each(details)(
  '[DATA-036, DATA-037, DATA-038, DATA-039] epics of $name hold stories, stories hold tasks, some without an assignee',
  ({ epics, wbs }) => {
    for (const epic of epics) {
      expect(Epic.parse(epic)).toEqual(epic)
      expect(wbs.map(({ id }) => id)).toContain(epic.wbsId)
      for (const story of epic.stories) {
        expect(story.epicId).toBe(epic.id)
        for (const task of story.tasks) expect(task.storyId).toBe(story.id)
      }
    }
    expectKeys(epics, [
      ...['id', 'title', 'description', 'status', 'progress', 'targetDate', 'wbsId', 'stories'],
    ])
    const stories = epics.flatMap((epic) => epic.stories)
    expectKeys(stories, ['id', 'title', 'description', 'status', 'epicId', 'points', 'tasks'])
    const tasks = tasksOf(epics)
    const taskKeys = ['id', 'title', 'description', 'status', 'priority', 'storyId']
    expectKeys(tasks, taskKeys, ['assignee'])
    const statuses = ['done', 'in-progress', 'todo', 'blocked']
    expect(statuses).toEqual(expect.arrayContaining(stories.map(({ status }) => status)))
    expectExactly(
      tasks.map(({ status }) => status),
      statuses,
    )
    expectExactly(
      tasks.map(({ priority }) => priority),
      ['critical', 'high', 'medium', 'low'],
    )
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    const assigned = tasks.filter(({ assignee }) => assignee !== undefined)
    expect(assigned.length).toBeGreaterThan(0)
    expect(assigned.length).toBeLessThan(tasks.length)
  },
)

test('[DATA-040, DATA-041, DATA-042, DATA-078] a plan has milestones, a velocity and a board of three columns; the first one five milestones and three epics', () => {
  expect(boardColumns).toEqual(['todo', 'in-progress', 'done'])
  expect(Velocity.shape.trend.options).toEqual(['up', 'stable', 'down'])
  for (const plan of plans) {
    expect(Plan.parse(plan)).toEqual(plan)
    expect(Object.keys(plan.board)).toEqual(['todo', 'in-progress', 'done'])
    expectKeys(Object.values(plan.board).flat(), ['id', 'content'])
    expectKeys(plan.milestones, ['id', 'name', 'completed'], ['date'])
    expectKeys(
      [plan.velocity],
      ['weeklyVelocity', 'tasksCompleted', 'tasksRemaining', 'estimatedCompletion', 'trend'],
    )
    expect(plan.milestones.some(({ date }) => date === undefined)).toBe(true)
  }
  expect(berthPlannerPlan.milestones).toHaveLength(5)
  expect(berthPlanner.epics).toHaveLength(3)
  expectExactly(
    berthPlanner.epics.map(({ status }) => status),
    ['completed', 'in-progress', 'planning'],
  )
})

test('[STUDIO-070, STUDIO-074] the first project makes 42 points a week, and has three weeks to go', () => {
  const { weeklyVelocity, estimatedCompletion } = berthPlannerPlan.velocity
  expect(weeklyVelocity).toBe(42)
  expect(estimatedCompletion).toEqual({ fewest: 3, most: 3 })
})

test('[DATA-045, DATA-074, DATA-075] agents of every type and status', () => {
  for (const { agents } of details) {
    for (const agent of agents) expect(ProjectAgent.parse(agent)).toEqual(agent)
    expectKeys(agents, [
      ...['id', 'name', 'type', 'status', 'currentTask', 'tasksCompleted', 'capabilities'],
      'lastActive',
    ])
  }
  expectExactly(
    berthPlanner.agents.map(({ type }) => type),
    ['frontend', 'backend', 'devops', 'qa', 'design', 'fullstack'],
  )
  expectExactly(
    berthPlanner.agents.map(({ status }) => status),
    ['active', 'idle', 'offline'],
  )
})
