import { workflowPage } from '../workflows/use-workflow-actions.ts'

/** The address of a workflow's rehearsal, for the last 30 days or for one event. */
export const rehearsalPage = (workflow: string, event = '') =>
  workflowPage(workflow, event === '' ? 'rehearsal' : `rehearsal/${event}`)
