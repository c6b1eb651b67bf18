import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

interface SourceFormDialogProps {
  title: string
  /** The label of the submit button. */
  submit: string
  open: boolean
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a small form, submitted by its button or by Enter. */
export function SourceFormDialog(props: SourceFormDialogProps) {
  const { title, submit, open, isPending, onSubmit, onClose, children } = props
  const formId = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
