import { workflowPage } from '../workflows/use-workflow-actions.ts'

/** The address of a workflow's rehearsal: of the last 30 days, or of one event. */
export const rehearsalPage = (workflow: string, event = '') =>
  workflowPage(workflow, event === '' ? 'rehearsal' : `rehearsal/${event}`)
