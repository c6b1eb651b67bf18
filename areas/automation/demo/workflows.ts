import type { Workflow } from '../contract.ts'

type WorkflowDraft = readonly [name: string, runs: number, status?: Workflow['status']]

/** Sample workflows, by the names of the triggers that start them. */
const drafts: Record<string, readonly WorkflowDraft[]> = {
  'A ship asks for a berth': [
    ['Put the ship on the berth board', 7214],
    ['Check the berth for conflicts', 7214],
    ['Call the pilot on duty', 3120],
    ['Tell the quay gang', 2871],
  ],
  'A tide table changes': [
    ['Move the tide windows', 4960],
    ['Redraw the draft limits on the chart', 1240],
    ['Low water warning', 318],
  ],
  'A story is filed': [
    ['Check names and titles', 3486],
    ['Measure the headline', 3486],
    ['Write the alt text', 2957],
    ['Hand the pictures to the picture desk', 1904],
    ['Wind the embargo clock', 612],
  ],
  'A correction is received': [
    ['Correct every edition', 58],
    ['Enter it in the correction log', 58],
  ],
  'A crew change is logged': [
    ['Send the crew list to the gate', 2733],
    ['Print the gangway badges', 2733],
  ],
  'Wind above forty knots': [
    ['Close the crane yard', 47],
    ['Warn the small craft', 47],
  ],
  'Every morning at 06:00': [
    ['Harbor brief', 30],
    ['Night desk handover', 30],
    ['Weather box for page two', 30],
    ['Joke of the day for the lock keepers', 11, 'paused'],
  ],
  'Every Monday at 08:00': [
    ['The week ahead', 4],
    ['Invoice reminders', 4],
  ],
  'Somebody presses Run': [['Fire drill', 2]],
  'The first of the month': [['Archive old crew lists', 1, 'paused']],
  'A drone lands': [
    ['Stitch the breakwater survey', 19, 'paused'],
    ['Count the gulls', 13, 'paused'],
  ],
}

export const sampleWorkflows: readonly Workflow[] = Object.entries(drafts)
  .flatMap(([name, workflows], place) =>
    workflows.map((draft) => [{ id: `trigger-${place + 1}`, name }, ...draft] as const),
  )
  .map(([trigger, name, runs, status = 'active'], place) => ({
    id: `workflow-${place + 1}`,
    name,
    trigger,
    status,
    runs,
  }))
