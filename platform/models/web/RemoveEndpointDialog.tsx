import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiEndpoints, type Endpoint } from '../contracts/ai-endpoints.ts'

interface RemoveEndpointDialogProps {
  /** The endpoint to remove; null while the dialog is closed. */
  endpoint: Endpoint | null
  onClose: () => void
}

/** Asks for confirmation before an endpoint and its key are removed. */
export function RemoveEndpointDialog({ endpoint, onClose }: RemoveEndpointDialogProps) {
  const remove = useWrite(aiEndpoints.removeEndpoint)
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(endpoint)
  if (endpoint && endpoint !== shown) setShown(endpoint)
  if (!shown) return null

  async function handleRemove() {
    const isDone = await remove.mutateAsync({ id: shown!.id }).then(
      () => true,
      () => false,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      open={endpoint !== null}
      onClose={onClose}
      title={`Remove ${shown.name}?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" disabled={remove.isPending} onClick={() => void handleRemove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>It will no longer be used, and its key is deleted. What it has written so far is kept.</p>
      {remove.error ? (
        <p className="field-error" role="alert">
          {explain(remove.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
