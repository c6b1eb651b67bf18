import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ScriptEditor } from './ScriptEditor.tsx'

interface ScriptDialogProps {
  id: string
  open: boolean
  onClose: () => void
}

/** A dialog in which the reader can read and change the script of a job. */
export function ScriptDialog({ id, open, onClose }: ScriptDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Review the script" size="wide">
      <ScriptEditor id={id} onApproved={onClose} />
    </Dialog>
  )
}
