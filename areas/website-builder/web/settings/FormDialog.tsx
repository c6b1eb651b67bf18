import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

interface FormDialogProps {
  title: string
  size?: 'wide'
  /** The words on the button. */
  action?: string
  open: boolean
  onClose: () => void
  /** Draws the form, which has this id. */
  children: (formId: string) => ReactNode
}

/** A dialog with one form, which the button at its foot submits. */
export function FormDialog({ action = 'Save', children, ...dialog }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <Button variant="primary" type="submit" form={formId}>
          {action}
        </Button>
      }
    >
      {children(formId)}
    </Dialog>
  )
}
