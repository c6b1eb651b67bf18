import type { Trigger } from '../contract.ts'
import { sampleWorkflows } from './workflows.ts'

type TriggerDraft = readonly [name: string, type: Trigger['type'], active: boolean]

/** The sample triggers, in the order of the workflows that they start. */
const drafts: readonly TriggerDraft[] = [
  ['A ship asks for a berth', 'webhook', true],
  ['A tide table changes', 'event', true],
  ['A story is filed', 'event', true],
  ['A correction is received', 'webhook', true],
  ['A crew change is logged', 'webhook', true],
  ['Wind above forty knots', 'event', true],
  ['Every morning at 06:00', 'schedule', true],
  ['Every Monday at 08:00', 'schedule', true],
  ['Somebody presses Run', 'manual', true],
  ['The first of the month', 'schedule', false],
  ['A drone lands', 'event', false],
]

export const sampleTriggers: readonly Trigger[] = drafts.map(([name, type, active], place) => ({
  id: `trigger-${place + 1}`,
  name,
  type,
  workflows: sampleWorkflows.filter(({ trigger }) => trigger.name === name).length,
  active,
}))
