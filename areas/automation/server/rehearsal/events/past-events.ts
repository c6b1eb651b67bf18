import type { Desk } from '#server/tools.ts'
import { findTrigger } from '../../rows/trigger-rows.ts'
import type { WorkflowRow } from '../../rows/workflow-rows.ts'
import { articleMatches } from '../../../happenings.ts'
import { articleEvents } from './article-events.ts'
import type { PastEvents } from './past-event.ts'
import { runEvents } from './run-events.ts'
import { timeEvents } from './time-events.ts'

/** Chooses the source of past events for a workflow's trigger. */
export async function pastEventsOf(
  desk: Desk,
  workflow: WorkflowRow,
  since: Date,
): Promise<PastEvents> {
  const draft =
    workflow.triggerId === null ? null : (await findTrigger(desk.db, workflow.triggerId))?.draft
  if (draft?.kind === 'schedule') return timeEvents(desk, draft, since)
  if (draft?.kind === 'happening' && draft.name === articleMatches.name)
    return articleEvents(desk, workflow.id, draft, since)
  return runEvents(desk, workflow, draft ?? null, since)
}
