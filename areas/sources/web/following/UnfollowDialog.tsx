import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type Source } from '../../contract.ts'

interface UnfollowDialogProps {
  /** The source to unfollow; null while the dialog is closed. */
  source: Source | null
  onClose: () => void
}

/** Asks before a source is unfollowed, and says what will be lost. */
export function UnfollowDialog({ source, onClose }: UnfollowDialogProps) {
  const unfollow = useWrite(sources.unfollowSource)
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(source)
  if (source && source !== shown) setShown(source)
  if (!shown) return null

  async function handleUnfollow() {
    const isDone = await unfollow.mutateAsync({ id: shown!.id }).then(
      () => true,
      () => false,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      open={source !== null}
      onClose={onClose}
      title={`Unfollow ${shown.name}?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            disabled={unfollow.isPending}
            onClick={() => void handleUnfollow()}
          >
            Unfollow
          </Button>
        </>
      }
    >
      <p>
        It will no longer be fetched, and articles that only it published leave your feed. Follow it
        again to bring them back.
      </p>
      {unfollow.error ? (
        <p className="field-error" role="alert">
          {explain(unfollow.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
