import type { Trigger } from '../contract.ts'
import { sampleWorkflows } from './workflows.ts'

type TriggerDraft = readonly [name: string, type: Trigger['type'], active: boolean]

const drafts: readonly TriggerDraft[] = [
  ['A ship asks for a berth', 'Webhook', true],
  ['A tide table changes', 'Event', true],
  ['A story is filed', 'Event', true],
  ['A correction is received', 'Webhook', true],
  ['A crew change is logged', 'Webhook', true],
  ['Wind above forty knots', 'Event', true],
  ['Every morning at 06:00', 'Schedule', true],
  ['Every Monday at 08:00', 'Schedule', true],
  ['Somebody presses Run', 'Manual', true],
  ['The first of the month', 'Schedule', false],
  ['A drone lands', 'Event', false],
]

export const sampleTriggers: readonly Trigger[] = drafts.map(([name, type, active], place) => ({
  id: `trigger-${place + 1}`,
  name,
  type,
  workflows: sampleWorkflows.filter(({ trigger }) => trigger === name).length,
  active,
}))
