import { expect, test } from 'vitest'
import { expectExactly, expectKeys } from '#areas/test-records.ts'
import { ProjectAgent } from '../contracts/agents.ts'
import { boardColumns, Epic, Phase, Plan, Velocity } from '../contracts/planning.ts'
import { tasksOf } from '../plan-figures.ts'
import { sampleAgents } from './agents.ts'
import { sampleEpics, sampleWbs } from './epics.ts'
import { samplePhases } from './phases.ts'
import { samplePlan } from './plan.ts'
import { agoFrom } from './times.ts'

test('[DATA-035] phases have their fields, dates both or not at all', () => {
  for (const phase of samplePhases) {
    expect(Phase.parse(phase)).toEqual(phase)
    expect(phase.startDate === undefined).toBe(phase.endDate === undefined)
  }
  expect(samplePhases.some(({ startDate }) => startDate === undefined)).toBe(true)
  expectKeys(samplePhases, ['id', 'name', 'status', 'completionPercent'], ['startDate', 'endDate'])
  expectExactly(
    samplePhases.map(({ status }) => status),
    ['completed', 'in-progress', 'upcoming'],
  )
})

test('[DATA-036, DATA-037, DATA-038, DATA-039] epics hold stories, stories hold tasks, some without an assignee', () => {
  for (const epic of sampleEpics) {
    expect(Epic.parse(epic)).toEqual(epic)
    expect(sampleWbs.map(({ id }) => id)).toContain(epic.wbsId)
    for (const story of epic.stories) {
      expect(story.epicId).toBe(epic.id)
      for (const task of story.tasks) expect(task.storyId).toBe(story.id)
    }
  }
  expectKeys(sampleEpics, [
    ...['id', 'title', 'description', 'status', 'progress', 'targetDate', 'wbsId', 'stories'],
  ])
  const stories = sampleEpics.flatMap((epic) => epic.stories)
  expectKeys(stories, ['id', 'title', 'description', 'status', 'epicId', 'points', 'tasks'])
  const tasks = tasksOf(sampleEpics)
  const taskKeys = ['id', 'title', 'description', 'status', 'priority', 'storyId']
  expectKeys(tasks, taskKeys, ['assignee'])
  const statuses = ['done', 'in-progress', 'todo', 'blocked']
  expectExactly(
    sampleEpics.map(({ status }) => status),
    ['completed', 'in-progress', 'planning'],
  )
  expect(statuses).toEqual(expect.arrayContaining(stories.map(({ status }) => status)))
  expectExactly(
    tasks.map(({ status }) => status),
    statuses,
  )
  expectExactly(
    tasks.map(({ priority }) => priority),
    ['critical', 'high', 'medium', 'low'],
  )
  const assigned = tasks.filter(({ assignee }) => assignee !== undefined)
  expect(assigned.length).toBeGreaterThan(0)
  expect(assigned.length).toBeLessThan(tasks.length)
})

test('[DATA-040, DATA-041, DATA-042, DATA-078] the plan has five milestones, three epics, a velocity and a board of three columns', () => {
  expect(Plan.parse(samplePlan)).toEqual(samplePlan)
  expect(boardColumns).toEqual(['todo', 'in-progress', 'done'])
  expect(Object.keys(samplePlan.board)).toEqual(['todo', 'in-progress', 'done'])
  expectKeys(Object.values(samplePlan.board).flat(), ['id', 'content'])
  expectKeys(samplePlan.milestones, ['id', 'name', 'completed'], ['date'])
  expectKeys(
    [samplePlan.velocity],
    ['weeklyVelocity', 'tasksCompleted', 'tasksRemaining', 'estimatedCompletion', 'trend'],
  )
  expect(Velocity.shape.trend.options).toEqual(['up', 'stable', 'down'])
  expect(samplePlan.milestones).toHaveLength(5)
  expect(samplePlan.milestones.some(({ date }) => date === undefined)).toBe(true)
  expect(sampleEpics).toHaveLength(3)
})

test('[DATA-045, DATA-074, DATA-075] agents of every type and status', () => {
  const agents = sampleAgents(agoFrom(new Date('2026-11-21T12:00:00Z')))
  for (const agent of agents) expect(ProjectAgent.parse(agent)).toEqual(agent)
  expectKeys(agents, [
    ...['id', 'name', 'type', 'status', 'currentTask', 'tasksCompleted', 'capabilities'],
    'lastActive',
  ])
  expectExactly(
    agents.map(({ type }) => type),
    ['frontend', 'backend', 'devops', 'qa', 'design', 'fullstack'],
  )
  expectExactly(
    agents.map(({ status }) => status),
    ['active', 'idle', 'offline'],
  )
})
