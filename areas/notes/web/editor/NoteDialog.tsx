import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { NoteEditor } from './NoteEditor.tsx'

interface NoteDialogProps {
  id: string
  open: boolean
  onClose: () => void
}

/** A dialog with a note, which has more room to write than the panel. */
export function NoteDialog({ id, open, onClose }: NoteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Note"
      size="wide"
      skeleton={<SkeletonLines count={8} />}
    >
      <NoteEditor key={id} id={id} />
    </Dialog>
  )
}
