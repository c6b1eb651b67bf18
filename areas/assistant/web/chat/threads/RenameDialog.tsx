import './Threads.css'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { threads, type Thread } from '../../../contracts/threads.ts'

interface RenameDialogProps {
  thread: Pick<Thread, 'id' | 'title'>
  open: boolean
  onClose: () => void
}

export function RenameDialog({ thread, open, onClose }: RenameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Rename thread">
      <RenameForm key={thread.title} thread={thread} onDone={onClose} />
    </Dialog>
  )
}

function RenameForm({
  thread,
  onDone,
}: Pick<RenameDialogProps, 'thread'> & { onDone: () => void }) {
  const { id, title } = thread
  const { values, set, errors, error, submit, isPending } = useForm(threads.renameThread, {
    initial: { title },
    toInput: (typed) => ({ id, ...typed }),
    onDone,
  })
  return (
    <form className="chat-rename" aria-label="Rename thread" noValidate onSubmit={submit}>
      <Field label="Name" error={errors.title}>
        <TextInput dir="auto" value={values.title} onChange={set('title')} />
      </Field>
      <FormError of={error} />
      <Button type="submit" variant="primary" disabled={isPending}>
        Save
      </Button>
    </form>
  )
}
