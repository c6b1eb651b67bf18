import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SourceForm } from '../following/SourceForm.tsx'

interface AddFeedDialogProps {
  open: boolean
  onClose: () => void
}

/** The form of the Add Feed page in a dialog over the feed. */
export function AddFeedDialog({ open, onClose }: AddFeedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add feed">
      <SourceForm />
    </Dialog>
  )
}
