// States of this area alone: an agent here may be in training, and one of a project offline.

export const workflowStatuses = ['active', 'paused'] as const
export const agentStatuses = ['active', 'training', 'paused'] as const
export const integrationStatuses = ['connected', 'setup-required'] as const
export const triggerTypes = [
  'schedule',
  'event',
  'webhook',
  'manual',
  'form',
  'file',
  'mail',
] as const
export const activityLevels = ['info', 'warning', 'error'] as const

/** Choices of the longest time that a workflow may take. */
export const timeoutsSeconds = [30, 60, 300, 900] as const

/** Levels of the activity log: it keeps lines of the chosen level and of those before it. */
export const loggingLevels = ['error', 'warning', 'info', 'debug'] as const

/** Lengths of the charts of runs, which show hours. */
export const figureSpans = ['day', 'week'] as const

/** The number of times that a failed workflow is tried again. */
export const RETRY_LIMIT = 3
