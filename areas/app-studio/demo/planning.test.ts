import { expect, test } from 'vitest'
import { agentStatuses, agentTypes, ProjectAgent } from '../contracts/agents.ts'
import {
  boardColumns,
  epicStatuses,
  Epic,
  Phase,
  Plan,
  priorities,
  workStatuses,
} from '../contracts/planning.ts'
import { tasksOf } from '../plan-figures.ts'
import { sampleAgents } from './agents.ts'
import { sampleEpics, sampleWbs } from './epics.ts'
import { samplePhases } from './phases.ts'
import { samplePlan } from './plan.ts'
import { agoFrom } from './times.ts'

const setOf = <Value>(values: readonly Value[]) => new Set(values)

test('[DATA-035] phases have their fields, dates both or not at all', () => {
  for (const phase of samplePhases) {
    expect(Phase.parse(phase)).toEqual(phase)
    expect(phase.startDate === undefined).toBe(phase.endDate === undefined)
  }
  expect(samplePhases.some(({ startDate }) => startDate === undefined)).toBe(true)
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
  expect(setOf(sampleEpics.map(({ status }) => status))).toEqual(setOf(epicStatuses))
  const tasks = tasksOf(sampleEpics)
  expect(setOf(tasks.map(({ status }) => status))).toEqual(setOf(workStatuses))
  expect(setOf(tasks.map(({ priority }) => priority))).toEqual(setOf(priorities))
  const assigned = tasks.filter(({ assignee }) => assignee !== undefined)
  expect(assigned.length).toBeGreaterThan(0)
  expect(assigned.length).toBeLessThan(tasks.length)
})

test('[DATA-040, DATA-041, DATA-042, DATA-078] the plan has five milestones, three epics, a velocity and a board of three columns', () => {
  expect(Plan.parse(samplePlan)).toEqual(samplePlan)
  expect(Object.keys(samplePlan.board)).toEqual([...boardColumns])
  expect(samplePlan.milestones).toHaveLength(5)
  expect(samplePlan.milestones.some(({ date }) => date === undefined)).toBe(true)
  expect(sampleEpics).toHaveLength(3)
})

test('[DATA-045, DATA-074, DATA-075] agents of every type and status', () => {
  const agents = sampleAgents(agoFrom(new Date('2026-11-21T12:00:00Z')))
  for (const agent of agents) expect(ProjectAgent.parse(agent)).toEqual(agent)
  expect(setOf(agents.map(({ type }) => type))).toEqual(setOf(agentTypes))
  expect(setOf(agents.map(({ status }) => status))).toEqual(setOf(agentStatuses))
})
