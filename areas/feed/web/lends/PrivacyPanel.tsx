import { useState } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { reading } from '../../contracts/reading.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'

/** What is remembered of the reader, where something is, and how to have it forgotten. */
export function PrivacyPanel() {
  if (!useKept('reading')) return null
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
            ? 'Nothing is remembered.'
            : `${count(actions, 'thing')} that you did ${actions === 1 ? 'is' : 'are'} remembered.`}
        </p>
        <Button variant="danger" disabled={actions === 0} onClick={() => setAsking(true)}>
          Forget everything I did
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
    refresh({ area: 'news-hub' })
    onClose()
    toast({ title: 'Everything you did is forgotten', tone: 'success' })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Forget everything you did?"
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
            Forget it
          </Button>
        </>
      }
    >
      <p>
        For You begins again as for somebody new. What you saved stays saved, what you hid stays
        hidden, and what you read stays read. This cannot be undone.
      </p>
      {forget.error && (
        <p className="field-error" role="alert">
          {explain(forget.error)}
        </p>
      )}
    </Dialog>
  )
}
