// Words of this area alone: an agent here may be in training, one of a project may be offline.

export const workflowStatuses = ['Active', 'Paused'] as const
export const agentStatuses = ['Active', 'Training', 'Paused'] as const
export const integrationStatuses = ['Connected', 'Setup Required'] as const
export const triggerTypes = ['Schedule', 'Event', 'Webhook', 'Manual'] as const
export const activityLevels = ['Info', 'Warning', 'Error'] as const

/** How long a workflow may take, in seconds. */
export const timeouts = [
  { value: '30', label: '30 seconds' },
  { value: '60', label: '1 minute' },
  { value: '300', label: '5 minutes' },
  { value: '900', label: '15 minutes' },
] as const

export const loggingLevels = [
  'Error only',
  'Warning and Error',
  'Info/Warning/Error',
  'Debug',
] as const

/** How often a failed workflow is tried again. */
export const RETRY_LIMIT = 3
