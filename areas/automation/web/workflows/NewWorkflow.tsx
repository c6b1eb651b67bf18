import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { usePage } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { workflows } from '../../contracts/workflows.ts'
import { workflowPage } from './use-workflow-actions.ts'

interface NewWorkflowProps {
  open: boolean
  onClose: () => void
}

const EMPTY = 'empty'

/** A dialog that adds a workflow, either empty or from a template. */
export function NewWorkflow({ open, onClose }: NewWorkflowProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New workflow"
      size="wide"
      skeleton={<SkeletonLines count={24} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Create workflow
          </Button>
        </>
      }
    >
      <NewWorkflowForm formId={formId} />
    </Dialog>
  )
}

function NewWorkflowForm({ formId }: { formId: string }) {
  const templates = useRead(workflows.listTemplates, {})
  const zone = useZone()
  const { goTo } = usePage()
  const nameOf = (template: string) => templates.find(({ key }) => key === template)?.name ?? ''
  const form = useForm(workflows.createWorkflow, {
    initial: { name: '', template: EMPTY },
    toInput: ({ name, template }) => ({
      name: name.trim() || nameOf(template),
      zone,
      ...(template !== EMPTY && { template }),
    }),
    onDone: ({ id }) => goTo(workflowPage(id)),
  })
  const { template } = form.values
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name ?? form.error}>
        <TextInput
          value={form.values.name}
          placeholder={nameOf(template)}
          onChange={form.set('name')}
        />
      </Field>
      <div className="automation-templates">
        <ChoiceCards
          label="Start with"
          value={template}
          onChange={form.set('template')}
          options={[
            { value: EMPTY, label: 'Empty workflow', hint: 'Add a trigger and steps yourself.' },
            ...templates.map(({ key, name, about }) => ({ value: key, label: name, hint: about })),
          ]}
        />
      </div>
    </form>
  )
}
