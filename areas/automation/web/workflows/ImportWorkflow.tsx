import { useId } from 'react'
import { Problem } from '#core/problem.ts'
import { FLOW } from '../../limits.ts'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { workflows } from '../../contracts/workflows.ts'
import { workflowPage } from './use-workflow-actions.ts'

interface ImportWorkflowProps {
  open: boolean
  onClose: () => void
}

/** A dialog that imports a file of Synthwire or n8n and reports the result. */
export function ImportWorkflow({ open, onClose }: ImportWorkflowProps) {
  const write = useWrite(workflows.importWorkflow)
  const problemId = useId()
  const taking = useAction(async (file: File) => {
    if (file.size > FLOW.fileCharacters) throw new Problem('invalid', 'The file is too large.')
    return write.mutateAsync({ text: await file.text() })
  })
  return (
    <Dialog open={open} onClose={onClose} title="Import a workflow">
      <div className="dialog-form">
        <p className="field-hint">
          A workflow that was exported from Synthwire or n8n, as a JSON file. It stays off until you
          switch it on. Passwords and keys are never part of such a file.
        </p>
        <FilePicker
          className="drop-zone"
          label="Import a workflow"
          fieldLabel="Workflow file"
          accept=".json,application/json"
          action={taking.isPending ? 'Importing...' : 'Choose a file'}
          disabled={taking.isPending}
          describedBy={taking.error ? problemId : undefined}
          onPick={([file]) => file && taking.mutate(file)}
        >
          <span className="meta">or drop it here</span>
        </FilePicker>
        <div aria-live="polite">
          {taking.error && (
            <p id={problemId} className="field-error">
              <CircleAlert />
              <span>{explain(taking.error)}</span>
            </p>
          )}
          {taking.data && <Outcome {...taking.data} />}
        </div>
      </div>
    </Dialog>
  )
}

interface OutcomeProps {
  added: readonly { id: string; name: string }[]
  remarks: readonly string[]
}

function Outcome({ added, remarks }: OutcomeProps) {
  return (
    <div className="automation-outcome">
      {added.map(({ id, name }) => (
        <p key={id}>
          Added <PageLink page={workflowPage(id)}>{name}</PageLink>
        </p>
      ))}
      {remarks.length > 0 && (
        <ul aria-label="Remarks about the import">
          {remarks.map((remark, nth) => (
            <li key={nth} dir="auto">
              {remark}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
