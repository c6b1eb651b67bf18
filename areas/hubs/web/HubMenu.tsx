import { Suspense, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Pencil, Share2, SlidersHorizontal, Sparkles, Trash2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { hubs, type Hub } from '../contract.ts'
import { hubRestoring } from '../contracts/restoring.ts'
import { whyKept } from '../kept-hubs.ts'
import { useActiveHub } from './lends/ActiveHub.tsx'

const MembersDialog = lazyPart(
  async () => (await import('./members/MembersDialog.tsx')).MembersDialog,
)
const PieceDialog = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/PieceDialog.tsx')).PieceDialog,
)
const ShareDialog = lazyPart(async () => (await import('./share/ShareDialog.tsx')).ShareDialog)

interface HubMenuProps {
  hub: Hub
  onRename: () => void
}

/** Actions on a hub. */
export function HubMenu({ hub, onRename }: HubMenuProps) {
  // If hubs have members, they can also be shared, be made into pieces, and be restored.
  const hasMembers = useKept('hubs/membership')
  const remove = useDeleting(hub, hasMembers)
  const toast = useToast()
  /** Null until the dialog is first opened; the same applies to the next two states. */
  const [isChoosing, setChoosing] = useState<boolean | null>(null)
  const [isSharing, setSharing] = useState<boolean | null>(null)
  const [isMaking, setMaking] = useState<boolean | null>(null)
  const { id, name } = hub

  const items: MenuItem[] = [{ label: 'Rename', icon: <Pencil />, onSelect: onRename }]
  if (!hasMembers || !hub.isSpecial) {
    const tell = () => window.alert(`Share link generated for "${name}"`)
    const open = hasMembers ? () => setSharing(true) : tell
    items.push({ label: 'Share', icon: <Share2 />, onSelect: open })
  }
  if (hasMembers && !hub.isSpecial) {
    items.push({ label: 'Generate', icon: <Sparkles />, onSelect: () => setMaking(true) })
  }
  if (hub.isCustom && hasMembers) {
    items.splice(1, 0, {
      label: 'What belongs here',
      icon: <SlidersHorizontal />,
      onSelect: () => setChoosing(true),
    })
  }
  if (hub.isCustom || hasMembers) {
    items.push({
      label: 'Delete',
      icon: <Trash2 />,
      danger: hub.isCustom,
      parted: true,
      onSelect: hub.isCustom
        ? () => void remove()
        : () => toast({ title: `${name} stays`, text: whyKept(hub) }),
    })
  }
  return (
    <>
      <Menu
        label="Hub settings"
        items={items}
        align="start"
        trigger={(wires) => (
          <IconButton {...wires} size="s" label="Hub settings" icon={<Ellipsis />} />
        )}
      />
      {isChoosing !== null && (
        <Suspense fallback={null}>
          <MembersDialog hub={hub} open={isChoosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {isMaking !== null && (
        <Suspense fallback={null}>
          <PieceDialog
            source={{ title: name, sourceModule: 'Hub', subject: { kind: 'hub', id } }}
            open={isMaking}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
      {isSharing !== null && (
        <Suspense fallback={null}>
          <ShareDialog hub={hub} open={isSharing} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Deletes the hub and goes to the first one. If deletion can be undone, a toast offers that;
 * otherwise the reader has to confirm first.
 */
function useDeleting(hub: Hub, canRestore: boolean): () => Promise<void> {
  const { hubs: all, select } = useActiveHub()
  const deleteHub = useWrite(hubs.deleteHub)
  const restoreHub = useWrite(hubRestoring.restoreHub)
  const toast = useToast()
  const orTell = useAttempt()
  const { id, name } = hub

  return async () => {
    if (!canRestore && !window.confirm(`Delete "${name}"?`)) return
    await deleteHub.mutateAsync({ id })
    if (all[0]) select(all[0])
    if (!canRestore) return
    const undo = async () => {
      await restoreHub.mutateAsync({ id })
      select(hub)
    }
    const action = { label: 'Undo', onSelect: () => void orTell(undo()) }
    toast({
      title: 'Hub deleted',
      text: `${name}. Its sources and articles are still here.`,
      action,
    })
  }
}
