import { useState } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { reading } from '../../contracts/reading.ts'

/** Shows what the server remembers about the reader, and lets them delete it. */
export function PrivacyPanel() {
  return (
    <Panel title="Privacy" skeleton={<SkeletonLines count={2} />}>
      <Memory />
    </Panel>
  )
}

function Memory() {
  const { actions } = useRead(reading.getMemory, {})
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="settings-rows">
      <div className="take-away">
        <p>
          For You learns from what you open, save and hide, how long you stay, and what you ask for
          more or less of. It stays on this server.{' '}
          {actions === 0
            ? 'Nothing is stored.'
            : `${count(actions, 'action')} ${actions === 1 ? 'is' : 'are'} stored.`}
        </p>
        <Button variant="danger" disabled={actions === 0} onClick={() => setAsking(true)}>
          Delete my activity
        </Button>
      </div>
      <ForgetDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

function ForgetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const forget = useWrite(reading.forgetEverything)
  const refresh = useRefresh()
  const toast = useToast()

  async function handleForget() {
    await forget.mutateAsync({})
    refresh({ area: 'articles' })
    onClose()
    toast({ title: 'Your activity was deleted', tone: 'success' })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your activity?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            disabled={forget.isPending}
            onClick={() => void handleForget().catch(() => {})}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>
        For You starts over. Articles stay saved, hidden and read as they are. You cannot undo this.
      </p>
      <FormError of={forget.error} />
    </Dialog>
  )
}
