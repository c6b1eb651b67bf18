// The statuses differ from those of other areas: an agent here may be "training", and an agent of a
// project "offline".

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

/** The choices for the time limit of a workflow. */
export const timeoutsSeconds = [30, 60, 300, 900] as const

/**
 * Levels of the activity log, from the fewest lines to the most. The log keeps lines of the chosen
 * level and of those before it.
 */
export const loggingLevels = ['error', 'warning', 'info', 'debug'] as const

/** The choices for the period of the charts of runs, which have one point for each hour. */
export const figureSpans = ['day', 'week'] as const

/** The most times that a failed step is tried again. */
export const RETRY_LIMIT = 3
