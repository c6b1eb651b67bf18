import { ahead, sealed, type Make } from './make.ts'

export const automationValues: Record<string, Make> = {
  'automation_triggers.kind': () => 'schedule',
  'automation_triggers.draft': () => ({ kind: 'schedule', cron: '0 6 * * *', zone: 'UTC' }),
  'automation_triggers.next_at': ahead(24),
  'automation_triggers.example': () => null,
  'automation_workflows.draft': () => ({ steps: [] }),
  'automation_workflows.pinned': () => ({}),
  'automation_workflows.on_failure_id': () => null,
  'automation_workflows.deleted_at': () => null,
  'automation_triggers.deleted_at': () => null,
  'automation_versions.flow': () => ({ steps: [] }),
  'automation_secrets.secret': sealed,
  'automation_deliveries.state': () => 'kept',
  'automation_deliveries.facts': () => null,
  'automation_agents.actions': () => [],
  'automation_agents.deleted_at': () => null,
  'automation_agent_documents.state': () => 'ready',
  'automation_agent_passages.number': () => 1,
  'automation_agent_vectors.document_id': ({ nth }) => `automation_agent_documents-${nth}`,
  'automation_agent_vectors.number': () => 1,
}
