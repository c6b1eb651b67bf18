import type { NotificationKind } from '#platform/notification-kinds.ts'

/** A notification that a workflow sends by a step. */
export const workflowTells: NotificationKind<{ title: string; text: string; page: string }> = {
  id: 'workflow',
  group: 'ai-lab',
  label: 'Messages of workflows',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ title, text, page }) => ({ title, text, page, action: 'Open' }),
}

interface Asks {
  workflow: { id: string; name: string }
  question: string
  /** True if less than a day is left to answer. */
  endsSoon: boolean
  /** The page of the conversation if an agent asks; absent for a workflow. */
  page?: string
}

/** A question that a run waits for. */
export const workflowAsks: NotificationKind<Asks> = {
  id: 'workflow-question',
  group: 'ai-lab',
  label: 'Questions of workflows and agents',
  routes: ['panel', 'push', 'ntfy', 'email'],
  word: ({ workflow, question, endsSoon, page }) => ({
    title: endsSoon
      ? `“${workflow.name}” waits for you until tomorrow`
      : `“${workflow.name}” waits for you`,
    text: question,
    page: page ?? `/automation/workflows/${workflow.id}`,
    action: 'Answer',
  }),
}

/** A run that failed, or a limit that keeps runs from beginning. */
export const workflowTrouble: NotificationKind<{
  workflow: { id: string; name: string }
  problem: string
  /** True if the run only begins later. */
  isWaiting?: boolean
}> = {
  id: 'workflow-trouble',
  group: 'ai-lab',
  label: 'Workflows that fail',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ workflow, problem, isWaiting = false }) => ({
    title: isWaiting ? `“${workflow.name}” waits` : `“${workflow.name}” failed`,
    text: problem,
    page: `/automation/workflows/${workflow.id}`,
    action: 'View details',
  }),
}
