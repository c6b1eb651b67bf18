import type { Activity } from '../contract.ts'

const MINUTE_MS = 60_000

type ActivityDraft = readonly [
  minutesAgo: number,
  level: Activity['level'],
  workflow: string,
  message: string,
]

const drafts: readonly ActivityDraft[] = [
  [2, 'Info', 'Put the ship on the berth board', 'MV Halcyon Grebe, berth 4, from 21:40'],
  [2, 'Info', 'Check the berth for conflicts', 'Berth 4 is free until 09:15'],
  [6, 'Info', 'Check names and titles', '14 names checked, one spelled as its owner spells it'],
  [7, 'Warning', 'Measure the headline', 'Eleven characters too long for page two'],
  [19, 'Info', 'Move the tide windows', '3 ships moved by ten minutes'],
  [24, 'Warning', 'Call the pilot on duty', 'No answer on channel 12; second call answered'],
  [41, 'Error', 'Print the gangway badges', 'Printer at gate B is out of paper; attempt 3 of 3'],
  [43, 'Warning', 'Print the gangway badges', 'Printer at gate B did not answer; attempt 2 of 3'],
  [55, 'Info', 'Write the alt text', '“A crane lifts a crate of oranges over two skeptical dogs”'],
  [96, 'Info', 'Correct every edition', 'Knots became kilometers in 6 editions'],
  [130, 'Error', 'Invoice reminders', 'Tallyhouse: name the ledger first'],
  [214, 'Info', 'Warn the small craft', 'Gust of 43 knots; 112 messages sent'],
  [214, 'Info', 'Close the crane yard', 'Yard closed, four cranes parked'],
  [380, 'Info', 'Night desk handover', '8 open stories, 1 open window'],
]

export function sampleActivity(now: Date): Activity[] {
  return drafts.map(([minutesAgo, level, workflow, message], place) => ({
    id: `activity-${place + 1}`,
    time: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    level,
    workflow,
    message,
  }))
}
