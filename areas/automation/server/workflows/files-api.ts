import type { Api } from '#core/contract.ts'
import type { Reference } from '#core/words.ts'
import { sql, type Desk } from '#server/tools.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'
import type { workflows } from '../../contracts/workflows.ts'
import {
  readJsonFile,
  readWorkflowFile,
  writeWorkflowFile,
  type WorkflowDraft,
} from '../../flow/files/workflow-file.ts'
import { importN8n } from '../../flow/n8n/import-n8n.ts'
import { addWorkflow } from './add-workflow.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'

/** Operations that export workflows to files and import them, also from n8n. */
export function filesApi(
  desk: Desk,
): Pick<Api<typeof workflows>, 'exportWorkflow' | 'importWorkflow'> {
  return {
    async exportWorkflow({ id }) {
      const { name, description, draft, triggerId } = await demandWorkflow(desk.db, id)
      const trigger = await desk.db.maybe(
        TriggerRow,
        sql`select ${triggerColumns} from automation_triggers where id = ${triggerId} and deleted_at is null`,
      )
      const text = writeWorkflowFile({
        ...{ name, description, flow: draft },
        triggers: trigger ? [trigger.draft] : [{ kind: 'manual' }],
      })
      return { fileName: `${fileNameOf(name)}.json`, text }
    },

    async importWorkflow({ text }) {
      const { drafts, remarks } = readFile(text)
      const added: Reference[] = []
      for (const { name, description, flow, triggers } of drafts) {
        const [trigger, ...others] = triggers
        const id = await addWorkflow(desk, { name, description, flow, trigger })
        added.push({ id, name })
        if (others.length > 0)
          remarks.push(
            `“${name}” has ${others.length} more triggers. A workflow hangs on one; add the others under Triggers to copies of it.`,
          )
      }
      await desk.announce({ area: 'automation' })
      return { added, remarks }
    },
  }
}

function readFile(text: string): { drafts: WorkflowDraft[]; remarks: string[] } {
  const json = readJsonFile(text)
  const isOurs = typeof json === 'object' && json !== null && 'format' in json
  if (isOurs) return { drafts: [readWorkflowFile(text)], remarks: [] }
  const { workflows: drafts, report } = importN8n(text)
  const named = report.marked.map(({ node, reasons }) => `${node}: ${reasons.join(' ')}`)
  return { drafts, remarks: [...report.remarks, ...named] }
}

function fileNameOf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return plain.replace(/^-/, '').replace(/-$/, '').slice(0, 60) || 'workflow'
}
