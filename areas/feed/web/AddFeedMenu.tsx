import { Suspense, useState } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { FolderDown, Globe, Plus, Rss } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { FollowSources } from '#areas/sources/web/lends/FollowSources.tsx'
import { addFeedPage } from '#areas/portal/web/lends/pages.ts'
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

/** The way to get more into Your Feed. */
export function AddFeedMenu() {
  const canFind = useKept('finding')
  const hasDialogs = useKept('feed-settings')
  if (canFind) return <FollowButton />
  if (hasDialogs) return <DialogMenu />
  return (
    <PageLink className={buttonClass({ size: 's' })} page={addFeedPage}>
      Add feed
    </PageLink>
  )
}

/** A hub that finds sources has all of it in one dialog, and on the Add Feed page. */
function FollowButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon={<Plus />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add feed
      </Button>
      <FollowSources open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function DialogMenu() {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  // The last one opened stays while it closes.
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const Shown = shown && dialogs[shown]
  return (
    <>
      <AddFeedButton
        items={[
          { label: 'Follow Sources', icon: <Globe />, onSelect: () => setOpen('follow') },
          { label: 'Add feed', icon: <Rss />, onSelect: () => setOpen('add') },
          { label: 'Save folder', icon: <FolderDown />, onSelect: () => setOpen('save') },
        ]}
      />
      {Shown && (
        <Suspense fallback={null}>
          <Shown open={open !== null} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

function AddFeedButton({ items }: { items: readonly MenuItem[] }) {
  return (
    <Menu
      label="Add feed"
      trigger={(wires) => (
        <Button {...wires} size="s" icon={<Plus />}>
          Add feed
        </Button>
      )}
      items={items}
    />
  )
}
