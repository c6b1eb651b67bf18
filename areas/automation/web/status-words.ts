import type { Activity, Agent, Integration, Trigger, Workflow } from '../contract.ts'

// The words that the screen shows for statuses.

export const workflowStatusWords: Record<Workflow['status'], string> = {
  active: 'Active',
  paused: 'Paused',
}

export const agentStatusWords: Record<Agent['status'], string> = {
  active: 'Active',
  training: 'Training',
  paused: 'Paused',
}

export const integrationStatusWords: Record<Integration['status'], string> = {
  connected: 'Connected',
  'setup-required': 'Setup Required',
}

export const triggerTypeWords: Record<Trigger['type'], string> = {
  schedule: 'Schedule',
  event: 'Event',
  webhook: 'Webhook',
  manual: 'Manual',
  form: 'Form',
  file: 'File',
  mail: 'Email',
}

export function triggerStatusWords({ active }: Pick<Trigger, 'active'>): string {
  return active ? 'Active' : 'Inactive'
}

export const activityLevelWords: Record<Activity['level'], string> = {
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
}

export const agentTones = { active: 'success', training: 'info', paused: 'neutral' } as const
