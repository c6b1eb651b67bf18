import { describe, expect, test } from 'vitest'
import { agentStatuses, integrationStatuses, timeouts, workflowStatuses } from '../choices.ts'
import { Activity, Agent, AutomationSettings, Integration, Trigger, Workflow } from '../contract.ts'
import { demoAutomation } from './api.ts'

const now = new Date('2026-11-21T09:00:00Z')
const area = demoAutomation({ now })
const statusesOf = <Status>(rows: { status: Status }[]) => new Set(rows.map(({ status }) => status))

describe('Automation, demo', () => {
  test('[DATA-071] workflows, agents and triggers have what the contract says', async () => {
    const workflows = await area.listWorkflows({})
    const agents = await area.listAgents({})
    const triggers = await area.listTriggers({})
    for (const row of workflows) expect(Workflow.parse(row)).toEqual(row)
    for (const row of agents) expect(Agent.parse(row)).toEqual(row)
    for (const row of triggers) expect(Trigger.parse(row)).toEqual(row)
    const keys = (rows: object[]) => rows.map((row) => Object.keys(row))
    for (const each of keys(workflows)) {
      expect(each).toEqual(expect.arrayContaining(['name', 'trigger', 'status', 'runs']))
    }
    for (const each of keys(agents)) {
      expect(each).toEqual(expect.arrayContaining(['name', 'type', 'status', 'conversations']))
    }
    for (const each of keys(triggers)) {
      expect(each).toEqual(expect.arrayContaining(['name', 'type', 'workflows', 'active']))
    }
  })

  test('keeps the rest of the contract', async () => {
    for (const row of await area.listIntegrations({})) Integration.parse(row)
    for (const row of await area.listActivity({})) Activity.parse(row)
    const settings = AutomationSettings.parse(await area.getSettings({}))
    expect(timeouts.map(({ value }) => value)).toContain(String(settings.timeoutSeconds))
  })

  test('has every status', async () => {
    expect(statusesOf(await area.listWorkflows({}))).toEqual(new Set(workflowStatuses))
    expect(statusesOf(await area.listAgents({}))).toEqual(new Set(agentStatuses))
    expect(statusesOf(await area.listIntegrations({}))).toEqual(new Set(integrationStatuses))
  })

  test('every workflow waits for a trigger that exists', async () => {
    const triggers = await area.listTriggers({})
    const workflows = await area.listWorkflows({})
    const names = triggers.map(({ name }) => name)
    for (const { trigger } of workflows) expect(names).toContain(trigger)
    const waiting = triggers.reduce((sum, trigger) => sum + trigger.workflows, 0)
    expect(waiting).toBe(workflows.length)
  })

  test('what waits for an inactive trigger is paused', async () => {
    const workflows = await area.listWorkflows({})
    for (const { name, active } of await area.listTriggers({})) {
      if (active) continue
      for (const { trigger, status } of workflows) {
        if (trigger === name) expect(status).toBe('Paused')
      }
    }
  })

  test('the log tells of workflows that exist, newest first', async () => {
    const log = await area.listActivity({})
    const names = (await area.listWorkflows({})).map(({ name }) => name)
    for (const { workflow } of log) expect(names).toContain(workflow)
    const times = log.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})
