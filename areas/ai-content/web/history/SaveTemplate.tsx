import { useId } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { templates } from '../../contracts/templates.ts'

interface SaveTemplateProps {
  draft: { id: string; title: string }
  open: boolean
  onClose: () => void
}

/** A dialog that makes a template from the brief of a text. */
export function SaveTemplate({ draft, open, onClose }: SaveTemplateProps) {
  const formId = useId()
  const toast = useToast()
  const form = useForm(templates.saveTemplate, {
    initial: { name: draft.title.slice(0, 200), keepsWords: false },
    toInput: ({ name, keepsWords }) => ({ draft: draft.id, name: name.trim(), keepsWords }),
    onDone() {
      toast({ tone: 'success', title: 'Template saved' })
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save as template"
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
        <Field label="Name" error={form.errors.name ?? form.error}>
          <TextInput dir="auto" value={form.values.name} onChange={form.set('name')} />
        </Field>
        <Switch
          label="Keep the words of the brief"
          hint="Otherwise the template keeps type, tone, length, language, and topics, hubs and folders."
          checked={form.values.keepsWords}
          onChange={form.set('keepsWords')}
        />
      </form>
    </Dialog>
  )
}
