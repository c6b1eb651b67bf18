import { Suspense, useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FileUp, FolderDown, Globe, Plus, Rss } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { FollowSources } from '#areas/sources/web/lends/FollowSources.tsx'
import { addFeedPage } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'

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

/** The ways to get more into Your Feed. */
export function AddFeedMenu() {
  // Where sources can be found, their pages say more than the dialogs that the documents draw.
  const canFind = useKept('finding')
  const hasDialogs = useKept('feed-settings')
  return hasDialogs && !canFind ? <DialogMenu /> : <PageMenu canFind={canFind} />
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

function PageMenu({ canFind }: { canFind: boolean }) {
  const { goTo } = usePage()
  const [isFinding, setFinding] = useState(false)
  const follow = { label: 'Follow Sources', icon: <Globe />, onSelect: () => setFinding(true) }
  return (
    <>
      <AddFeedButton
        items={[
          ...(canFind ? [follow] : []),
          { label: 'Add Feed', icon: <Rss />, onSelect: () => goTo(addFeedPage) },
          {
            label: 'Import OPML',
            icon: <FileUp />,
            onSelect: () => goTo(`${addFeedPage}?with=opml`),
          },
        ]}
      />
      <FollowSources open={isFinding} onClose={() => setFinding(false)} />
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
