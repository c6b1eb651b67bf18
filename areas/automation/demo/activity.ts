import type { Activity } from '../contract.ts'
import { sampleWorkflows } from './workflows.ts'

const MINUTE_MS = 60_000

type ActivityDraft = readonly [
  minutesAgo: number,
  level: Activity['level'],
  workflow: string,
  message: string,
]

const drafts: readonly ActivityDraft[] = [
  [2, 'info', 'Put the ship on the berth board', 'MV Halcyon Grebe, berth 4, from 21:40'],
  [2, 'info', 'Check the berth for conflicts', 'Berth 4 is free until 09:15'],
  [6, 'info', 'Check names and titles', '14 names checked, one spelled as its owner spells it'],
  [7, 'warning', 'Measure the headline', 'Eleven characters too long for page two'],
  [19, 'info', 'Move the tide windows', '3 ships moved by ten minutes'],
  [24, 'warning', 'Call the pilot on duty', 'No answer on channel 12; second call answered'],
  [41, 'error', 'Print the gangway badges', 'Printer at gate B is out of paper; attempt 3 of 3'],
  [43, 'warning', 'Print the gangway badges', 'Printer at gate B did not answer; attempt 2 of 3'],
  [55, 'info', 'Write the alt text', '“A crane lifts a crate of oranges over two skeptical dogs”'],
  [96, 'info', 'Correct every edition', 'Knots became kilometers in 6 editions'],
  [130, 'error', 'Invoice reminders', 'Tallyhouse: name the ledger first'],
  [214, 'info', 'Warn the small craft', 'Gust of 43 knots; 112 messages sent'],
  [214, 'info', 'Close the crane yard', 'Yard closed, four cranes parked'],
  [380, 'info', 'Night desk handover', '8 open stories, 1 open window'],
]

export function sampleActivity(now: Date): Activity[] {
  return drafts.map(([minutesAgo, level, workflow, message], place) => ({
    id: `activity-${place + 1}`,
    time: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    level,
    workflow: workflowCalled(workflow),
    message,
  }))
}

function workflowCalled(name: string): Activity['workflow'] {
  const { id } = sampleWorkflows.find((workflow) => workflow.name === name)!
  return { id, name }
}
