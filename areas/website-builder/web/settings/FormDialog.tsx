import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

interface FormDialogProps {
  title: string
  size?: 'wide'
  /** The label of the button. */
  action?: string
  open: boolean
  onClose: () => void
  /** Renders the form, which must have this id. */
  children: (formId: string) => ReactNode
}

/** A dialog with a form, which the button at the bottom submits. */
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
