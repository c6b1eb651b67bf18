import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { automation, type Workflow } from '../../contract.ts'
import { SwitchedList } from '../SwitchedList.tsx'
import { workflowColumns } from '../WorkflowTable.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { workflows } from '../../contracts/workflows.ts'
import { useWorkflowActions, workflowPage } from './use-workflow-actions.ts'
import { WorkflowMenu } from './WorkflowMenu.tsx'

const growing = wholeList<Workflow>('workflow')

/** The list of workflows. */
export function WorkflowList() {
  const rows = useRead(automation.listWorkflows, {})
  const [renamed, setRenamed] = useState<Workflow | null>(null)
  const renaming = useOpening()
  const { setOn } = useWorkflowActions()
  return (
    <>
      <SwitchedList
        label="Workflows"
        one="workflow"
        rows={rows}
        newer={<Newer operation={automation.listWorkflows} input={{}} list={growing} />}
        columns={workflowColumns}
        empty={
          <Empty title="No workflows yet">
            Press “New workflow” and start with a template: it is ready in a minute.
          </Empty>
        }
        textsOf={({ name, trigger }) => [name, trigger.name]}
        pageOf={({ id }) => workflowPage(id)}
        isOn={({ status }) => status === 'active'}
        onSwitch={(row, isOn) => void setOn(row, isOn)}
        menuOf={(row) => (
          <WorkflowMenu
            workflow={row}
            onRename={() => {
              setRenamed(row)
              renaming.open()
            }}
          />
        )}
      />
      {renamed && (
        <RenameDialog
          noun="workflow"
          rename={workflows.renameWorkflow}
          key={renaming.nth}
          thing={renamed}
          open={renaming.isOpen}
          onClose={renaming.close}
        />
      )}
    </>
  )
}
