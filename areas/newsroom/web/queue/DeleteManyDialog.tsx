import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { jobControl } from '../../contracts/job-control.ts'
import type { DeletedTogether } from '../../job-queue.ts'

/** The jobs that existed when the reader asked to delete them; later ones are not deleted. */
export interface ManyJobs {
  group: DeletedTogether
  ids: string[]
}

interface DeleteManyDialogProps {
  many: ManyJobs
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before many jobs are deleted, because they cannot be restored. */
export function DeleteManyDialog({ many, open, onClose, onDeleted }: DeleteManyDialogProps) {
  const remove = useWrite(jobControl.deleteJobs)
  const toast = useToast()
  const { group, ids } = many

  async function handleDelete() {
    const done = await remove.mutateAsync({ ids }).catch(() => null)
    if (!done) return
    onClose()
    onDeleted()
    toast({
      tone: 'success',
      title: `${count(done.deleted, 'piece')} deleted`,
      ...(done.beingMade > 0 && { text: wordsForKept(done.beingMade) }),
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete ${count(ids.length, `${group.name} piece`)}?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep them
          </Button>
          <Button variant="danger" disabled={remove.isPending} onClick={() => void handleDelete()}>
            Delete
          </Button>
        </>
      }
    >
      <p>{whatGoes[group.name]} You cannot undo this.</p>
      {remove.error && (
        <p className="field-error" role="alert">
          {explain(remove.error)}
        </p>
      )}
    </Dialog>
  )
}

const whatGoes: Record<DeletedTogether['name'], string> = {
  queued: 'They will not be made.',
  ready: 'Their audio, video and text are deleted. Pieces that you keep stay.',
  'failed or cancelled': 'They can no longer be tried again.',
}

function wordsForKept(beingMade: number): string {
  return beingMade === 1
    ? '1 piece is being made and was kept. Cancel it before you delete it.'
    : `${beingMade} pieces are being made and were kept. Cancel them before you delete them.`
}
