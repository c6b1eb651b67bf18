import './ShareDialog.css'
import { useRead } from '#web/asking/api.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { reachOf } from '#platform/access/web/lends/address-reach.ts'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { useHubOrigin } from '#platform/access/web/lends/use-hub-origin.ts'
import type { Hub } from '../../contract.ts'
import { hubShares } from '../../contracts/share.ts'
import { NewShare } from './NewShare.tsx'
import { ShareSettings } from './ShareSettings.tsx'

interface ShareDialogProps {
  hub: Hub
  open: boolean
  onClose: () => void
}

/** The dialog for the link by which others can read the hub. */
export function ShareDialog({ hub, open, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Share “${hub.name}”`}
      skeleton={<SkeletonLines count={6} />}
    >
      <Sharing hub={hub.id} onLeave={onClose} />
    </Dialog>
  )
}

function Sharing({ hub, onLeave }: { hub: string; onLeave: () => void }) {
  const origin = useHubOrigin()
  const share = useRead(hubShares.getShare, { hub })
  return (
    <div className="share">
      <AddressReach address={origin} onLeave={onLeave} />
      <p className="field-hint">
        {reachOf(origin) === 'anyone' ? 'Anyone with the link can read' : 'The link shows'} this hub
        without an account: its articles, with cited sentences and their sources. Nobody sees what
        you read, saved or wrote, or your profiles. Articles that private sources report on, such as
        newsletters, are left out.
      </p>
      {share === null ? <NewShare hub={hub} /> : <ShareSettings share={share} />}
    </div>
  )
}
