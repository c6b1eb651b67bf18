import { useState } from 'react'
import { useAction } from '#web/asking/api.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { ChoiceDialog } from '#web/ui/overlays/ChoiceDialog.tsx'

interface PathDialogProps {
  title: string
  submit: string
  hint: string
  /** The path that stands in the field first. */
  initial: string
  onSubmit: (path: string) => Promise<void>
  onClose: () => void
}

/** Asks for the path of a file or folder. */
export function PathDialog({ title, submit, hint, initial, onSubmit, onClose }: PathDialogProps) {
  const [path, setPath] = useState(initial)
  const given = path.trim().split('/').filter(Boolean).join('/')
  const sending = useAction(onSubmit)
  return (
    <ChoiceDialog
      open
      onClose={onClose}
      title={title}
      submit={submit}
      isChosen={given !== '' && given !== initial}
      isPending={sending.isPending}
      error={sending.error}
      onSubmit={() => void sending.mutateAsync(given).then(onClose, () => {})}
    >
      <Field label="Path" hint={hint}>
        <TextInput
          value={path}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setPath(event.target.value)}
        />
      </Field>
    </ChoiceDialog>
  )
}
