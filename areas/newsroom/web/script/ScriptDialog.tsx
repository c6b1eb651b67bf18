import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ScriptEditor } from './ScriptEditor.tsx'

interface ScriptDialogProps {
  id: string
  open: boolean
  onClose: () => void
}

/** The script of a job, to be read and changed before it is made. */
export function ScriptDialog({ id, open, onClose }: ScriptDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Review the script" size="wide">
      <ScriptEditor id={id} onApproved={onClose} />
    </Dialog>
  )
}
