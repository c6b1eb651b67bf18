import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { bytes, each, name, oneOf, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { AllowedAction, documentStates } from '../contracts/agent-settings.ts'
import { loggingLevels, workflowStatuses } from '../choices.ts'
import { Flow } from '../flow/flow.ts'
import { TriggerDraft } from '../flow/triggers.ts'

/** The part of an archive with workflows, their versions and triggers, and agents. */
export const automationArchive: ArchivePart = {
  tables: {
    automation_triggers: {
      columns: {
        ...{ id: name, reader_id: name, name, kind: name },
        draft: shaped(TriggerDraft),
        example: shaped(z.unknown()),
      },
    },
    automation_workflows: {
      columns: {
        ...{ id: name, reader_id: name, name, description: words, trigger_id: name },
        status: oneOf(workflowStatuses),
        draft: shaped(Flow),
        pinned: shaped(z.record(z.string(), z.unknown())),
        on_failure_id: name,
        replaces_rule: name,
      },
    },
    automation_versions: {
      columns: { workflow_id: name, reader_id: name, flow: shaped(Flow) },
    },
    automation_months: { columns: { reader_id: name, workflow_id: name } },
    automation_use: { columns: { reader_id: name } },
    automation_held: { columns: { run_id: name, reader_id: name, workflow_id: name } },
    automation_limits: { columns: {}, isSingle: true },
    automation_agents: {
      columns: {
        ...{ id: name, reader_id: name, name, description: words, type: name },
        ...{ instructions: words, topics: each(name) },
        actions: shaped(z.array(AllowedAction)),
      },
    },
    automation_agent_documents: {
      columns: {
        ...{ id: name, agent_id: name, reader_id: name, file_id: name, name, problem: words },
        state: oneOf(documentStates),
      },
    },
    automation_agent_passages: {
      columns: { document_id: name, reader_id: name, text: words, stems: each(name) },
    },
    automation_agent_vectors: {
      columns: { document_id: name, reader_id: name, made_by: words, vector: bytes },
    },
    automation_agent_days: { columns: { agent_id: name, reader_id: name } },
    automation_settings: { columns: { reader_id: name, logging: oneOf(loggingLevels) } },
  },
  async settle(db, isBefore) {
    if (!isBefore('automation/002-limits.sql')) return
    await db.run(sql`
      insert into automation_use (reader_id, month, runs)
      select reader_id, month, sum(runs) from automation_months group by reader_id, month
      on conflict do nothing`)
  },
}
