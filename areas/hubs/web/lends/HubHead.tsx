import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Pencil, Share2, SlidersHorizontal, Sparkles, Trash2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { feed } from '#areas/feed/contract.ts'
import { hubs, type Hub } from '../../contract.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { hubRestoring } from '../../contracts/restoring.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useActiveHub } from './ActiveHub.tsx'

const MembersDialog = lazyPart(
  async () => (await import('../members/MembersDialog.tsx')).MembersDialog,
)
const PieceDialog = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/PieceDialog.tsx')).PieceDialog,
)
const ShareDialog = lazyPart(async () => (await import('../share/ShareDialog.tsx')).ShareDialog)
const HubNameEditor = lazyPart(async () => (await import('../HubNameEditor.tsx')).HubNameEditor)

/** The name of the hub that the reader is in; where hubs are kept, also what can be done with it. */
export function HubHead() {
  return useKept('hubs') ? <ActiveHubHead /> : <OnlyHubHead />
}

function OnlyHubHead() {
  const { name } = useRead(feed.getHub, {})
  return (
    <div className="hub-head">
      <HubName name={name} />
    </div>
  )
}

function ActiveHubHead() {
  const { active } = useActiveHub()
  // Another hub has a head of its own, which nobody is editing.
  return active && <HeadOf key={active.id} hub={active} />
}

function HeadOf({ hub }: { hub: Hub }) {
  const { hubs: all, select } = useActiveHub()
  const renameHub = useWrite(hubs.renameHub)
  const deleteHub = useWrite(hubs.deleteHub)
  const restoreHub = useWrite(hubRestoring.restoreHub)
  const canRestore = useKept('hubs/restoring')
  const hasMembers = useKept('hubs/membership')
  const toast = useToast()
  const orTell = useAttempt()
  const canShare = useKept('hubs/share')
  const canMake = useKept('generation/making')
  /** Null until they are opened for the first time. */
  const [isChoosing, setChoosing] = useState<boolean | null>(null)
  const [isSharing, setSharing] = useState<boolean | null>(null)
  const [isMaking, setMaking] = useState<boolean | null>(null)
  const [isEditing, setEditing] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const { id, name } = hub

  async function handleDelete() {
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

  function handleSave(typed: string) {
    renameHub.mutate({ id, name: typed })
    leaveEditor()
  }

  /** The focus goes back to the button that the editor was opened with. */
  function leaveEditor() {
    flushSync(() => setEditing(false))
    head.current?.querySelector('button')?.focus()
  }

  if (isEditing) {
    return (
      <Suspense fallback={<HubName name={name} />}>
        <HubNameEditor name={name} onSave={handleSave} onCancel={leaveEditor} />
      </Suspense>
    )
  }

  const items: MenuItem[] = [
    { label: 'Rename', icon: <Pencil />, onSelect: () => setEditing(true) },
  ]
  if (!canShare || !hub.isSpecial) {
    const tell = () => window.alert(`Share link generated for "${name}"`)
    const open = canShare ? () => setSharing(true) : tell
    items.push({ label: 'Share', icon: <Share2 />, onSelect: open })
  }
  if (canMake && !hub.isSpecial) {
    items.push({ label: 'Generate', icon: <Sparkles />, onSelect: () => setMaking(true) })
  }
  if (hub.isCustom && hasMembers) {
    items.splice(1, 0, {
      label: 'What belongs here',
      icon: <SlidersHorizontal />,
      onSelect: () => setChoosing(true),
    })
  }
  if (hub.isCustom) {
    items.push({
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      parted: true,
      onSelect: () => void handleDelete(),
    })
  }
  return (
    <div className="hub-head" ref={head}>
      <HubName name={name} />
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
    </div>
  )
}

function HubName({ name }: { name: string }) {
  return (
    <span className="hub-name" dir="auto" title={name}>
      {name}
    </span>
  )
}
