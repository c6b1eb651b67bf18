import { Suspense, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { FolderDown, Globe, Plus, Rss } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useKept } from '#web/asking/use-kept.ts'

const dialogs = {
  follow: lazyPart(
    async () =>
      (await import('#areas/sources/web/lends/FollowSourcesDialog.tsx')).FollowSourcesDialog,
  ),
  add: lazyPart(
    async () => (await import('#areas/sources/web/lends/AddFeedDialog.tsx')).AddFeedDialog,
  ),
  save: lazyPart(async () => (await import('./folders/SaveFolderDialog.tsx')).SaveFolderDialog),
}

/** A menu of the ways to add news to Your Feed. */
export function AddFeedMenu() {
  // The dialog that finds sources also contains the other ways to add a feed.
  const findsAll = useKept('finding')
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  // The last dialog stays mounted while it closes.
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const Shown = shown && dialogs[shown]
  const look = { size: 's', icon: <Plus />, children: 'Add feed' } as const
  return (
    <>
      {findsAll ? (
        <Button {...look} aria-haspopup="dialog" onClick={() => setOpen('follow')} />
      ) : (
        <Menu
          label="Add feed"
          trigger={(wires) => <Button {...wires} {...look} />}
          items={[
            { label: 'Follow Sources', icon: <Globe />, onSelect: () => setOpen('follow') },
            { label: 'Add feed', icon: <Rss />, onSelect: () => setOpen('add') },
            { label: 'Save folder', icon: <FolderDown />, onSelect: () => setOpen('save') },
          ]}
        />
      )}
      {Shown && (
        <Suspense fallback={null}>
          <Shown open={open !== null} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
