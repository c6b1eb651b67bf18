import { notify } from '#platform/notifications/server/lends.ts'
import { workflowAsks } from '../../notifications.ts'
import type { AtWork } from './at-work.ts'

/** Notifies the reader of a question that a run waits for; with `endsSoon`, reminds of it. */
export async function tellOfQuestion(
  { world, desk, run, workflow, maker }: AtWork,
  { key, question, endsSoon }: { key: string; question: string; endsSoon: boolean },
): Promise<void> {
  await notify(world, desk.db, workflowAsks, [
    {
      readerId: run.readerId,
      event: `workflow-question/${run.id}/${key}${endsSoon ? '/soon' : ''}`,
      subject: workflow.id,
      facts: {
        ...{ workflow, question, endsSoon },
        ...(maker === 'agent' && { page: `/automation/agents/${workflow.id}/talk/${run.id}` }),
      },
    },
  ])
}
