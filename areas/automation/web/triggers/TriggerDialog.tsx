import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { triggers } from '../../contracts/triggers.ts'
import { TriggerAddress } from './TriggerAddress.tsx'
import { TriggerForm, type SavedTrigger } from './TriggerForm.tsx'

interface TriggerDialogProps {
  /** The trigger to change; null for a new one. */
  id: string | null
  open: boolean
  onClose: () => void
  onSaved?: (trigger: SavedTrigger) => void
}

export function TriggerDialog({ id, open, onClose, onSaved }: TriggerDialogProps) {
  const formId = useId()
  function handleDone(saved: SavedTrigger) {
    onClose()
    onSaved?.(saved)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={id === null ? 'New trigger' : 'Edit trigger'}
      size="wide"
      skeleton={<SkeletonLines count={16} />}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Save trigger
          </Button>
        </>
      }
    >
      {id === null ? (
        <TriggerForm formId={formId} onDone={handleDone} />
      ) : (
        <Known id={id} formId={formId} onDone={handleDone} />
      )}
    </Dialog>
  )
}

interface KnownProps {
  id: string
  formId: string
  onDone: (trigger: SavedTrigger) => void
}

function Known({ id, formId, onDone }: KnownProps) {
  const trigger = useRead(triggers.getTrigger, { id })
  return (
    <>
      <TriggerAddress trigger={trigger} />
      <TriggerForm formId={formId} trigger={trigger} onDone={onDone} />
    </>
  )
}
