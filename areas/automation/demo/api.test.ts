import { describe, expect, test } from 'vitest'
import { agentStatuses, integrationStatuses, workflowStatuses } from '../choices.ts'
import {
  Activity,
  Agent,
  AutomationSettings,
  AutomationUsage,
  Integration,
  Trigger,
  Workflow,
} from '../contract.ts'
import { demoAgents, demoAutomation } from './api.ts'

const now = new Date('2026-11-21T09:00:00Z')
const area = demoAutomation({ now })
const statusesOf = <Status>(rows: { status: Status }[]) => new Set(rows.map(({ status }) => status))

describe('Automation, demo', () => {
  test('[DATA-071] workflows, agents and triggers have what the contract says', async () => {
    const workflows = await area.listWorkflows({})
    const agents = await demoAgents().listAgents({})
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
    AutomationUsage.parse(await area.getUsage({}))
    AutomationSettings.parse(await area.getSettings({}))
  })

  test('has every status', async () => {
    expect(statusesOf(await area.listWorkflows({}))).toEqual(new Set(workflowStatuses))
    expect(statusesOf(await demoAgents().listAgents({}))).toEqual(new Set(agentStatuses))
    expect(statusesOf(await area.listIntegrations({}))).toEqual(new Set(integrationStatuses))
  })

  test('every workflow waits for a trigger that exists', async () => {
    const triggers = await area.listTriggers({})
    const workflows = await area.listWorkflows({})
    const references = triggers.map(({ id, name }) => ({ id, name }))
    for (const { trigger } of workflows) expect(references).toContainEqual(trigger)
    const waiting = triggers.reduce((sum, trigger) => sum + trigger.workflows, 0)
    expect(waiting).toBe(workflows.length)
  })

  test('what waits for an inactive trigger is paused', async () => {
    const workflows = await area.listWorkflows({})
    for (const { id, active } of await area.listTriggers({})) {
      if (active) continue
      for (const { trigger, status } of workflows) {
        if (trigger.id === id) expect(status).toBe('paused')
      }
    }
  })

  test('the log tells of workflows that exist, newest first', async () => {
    const log = await area.listActivity({})
    const workflows = (await area.listWorkflows({})).map(({ id, name }) => ({ id, name }))
    for (const { workflow } of log) expect(workflows).toContainEqual(workflow)
    const times = log.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('keeps what is set, and leaves the rest as it is, until the page is opened again', async () => {
    const opened = demoAutomation({ now })
    const before = await opened.getSettings({})
    await opened.saveSettings({ timeoutSeconds: 900 })
    await opened.saveSettings({ retriesFailed: false })
    expect(await opened.getSettings({})).toEqual({
      ...before,
      timeoutSeconds: 900,
      retriesFailed: false,
    })
    expect(await demoAutomation({ now }).getSettings({})).toEqual(before)
  })
})
