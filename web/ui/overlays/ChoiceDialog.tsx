import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { explain } from '../blocks/Trouble.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

interface ChoiceDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'skeleton'> {
  /** The label of the button that submits the choice. */
  submit: string
  /** True if a choice was made. */
  isChosen: boolean
  isPending: boolean
  error: Error | null
  onSubmit: () => void
  /** The options of the choice. */
  children: ReactNode
}

/** A dialog to choose one thing. Its button carries out what the title says. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { submit, isChosen, isPending, error, onSubmit, children, ...dialog } = props
  const formId = useId()
  const canSubmit = isChosen && !isPending

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canSubmit) onSubmit()
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={!canSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit}>
        {children}
        <div aria-live="polite">{error && <p className="field-error">{explain(error)}</p>}</div>
      </form>
    </Dialog>
  )
}
