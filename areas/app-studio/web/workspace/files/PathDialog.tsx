import { useState, type ComponentProps } from 'react'
import { useAction } from '#web/asking/api.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { ChoiceDialog } from '#web/ui/overlays/ChoiceDialog.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'

interface PathDialogProps {
  title: string
  submit: string
  hint: string
  /** The initial path in the field. */
  initial: string
  onSubmit: (path: string) => Promise<void>
  onClose: () => void
}

/** A dialog that asks for the path of a file or folder. */
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
        <PathInput value={path} onChange={(event) => setPath(event.target.value)} />
      </Field>
    </ChoiceDialog>
  )
}

/**
 * A field that takes the focus, so that readers who opened the dialog by keyboard can type at once.
 */
function PathInput(props: Pick<ComponentProps<'input'>, 'value' | 'onChange'>) {
  return <TextInput ref={useFocused()} {...props} spellCheck={false} autoCapitalize="off" />
}
