import { useId, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { DRAFTS } from '../../limits.ts'

interface RenameDraftProps {
  title: string
  open: boolean
  onClose: () => void
  onRename: (title: string) => void
}

/** A dialog for another name of a draft, which is saved together with its text. */
export function RenameDraft({ title, open, onClose, onRename }: RenameDraftProps) {
  const formId = useId()
  const [typed, setTyped] = useState(title)
  const name = typed.trim()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (name === '') return
    onRename(name)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename text"
      footer={
        <Button variant="primary" type="submit" form={formId}>
          Save
        </Button>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit}>
        <Field label="Name" error={name === '' ? 'Give the text a name.' : null}>
          <TextInput
            value={typed}
            maxLength={DRAFTS.titleCharacters}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
