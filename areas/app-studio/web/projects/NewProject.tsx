import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useForm } from '#web/ui/use-form.ts'
import { appStudio, type Template } from '../../contract.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { useOpenProject } from './use-open-project.ts'

interface NewProjectProps {
  /** The template of the project; null if the reader chooses one in the dialog. */
  template: Template | null
  open: boolean
  onClose: () => void
}

/** A dialog that asks for the name of a new project, creates it and opens it. */
export function NewProject({ template, open, onClose }: NewProjectProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={template ? `New project: ${template.name}` : 'New project'}
      size={template ? 'm' : 'wide'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Create project
          </Button>
        </>
      }
    >
      <NewProjectForm formId={formId} given={template} onDone={onClose} />
    </Dialog>
  )
}

interface NewProjectFormProps {
  formId: string
  given: Template | null
  onDone: () => void
}

function NewProjectForm({ formId, given, onDone }: NewProjectFormProps) {
  const { templates } = useRead(appStudio.listTemplates, {})
  const openProject = useOpenProject()
  const name = useFocused()
  const form = useForm(studioProjects.createProject, {
    initial: { name: '', template: (given ?? templates[0])!.id },
    toInput: (values) => ({ name: values.name.trim(), template: values.template }),
    onDone: ({ id }) => {
      onDone()
      openProject(id)
    },
  })

  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name ?? form.errors.template ?? form.error}>
        <TextInput ref={name} value={form.values.name} dir="auto" onChange={form.set('name')} />
      </Field>
      {given === null && (
        <div className="project-templates">
          <ChoiceCards
            label="Start with"
            value={form.values.template}
            onChange={form.set('template')}
            options={templates.map(({ id, name, about }) => ({
              value: id,
              label: name,
              ...(about && { hint: about }),
            }))}
          />
        </div>
      )}
    </form>
  )
}
