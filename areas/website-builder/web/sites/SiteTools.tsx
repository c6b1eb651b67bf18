import { PageLink } from '#web/place/page.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { Site } from '../../contract.ts'
import { sites } from '../../contracts/sites.ts'
import { pagesOf, useSiteActions } from './use-site-actions.ts'

/** All actions on a site in the list. */
export function SiteTools({ site }: { site: Site }) {
  const { copy, deleteIt, restoreIt, publish, isPublishing } = useSiteActions()
  const renaming = useOpening()
  const { id, name } = site
  const about = <span className="visually-hidden">: {name}</span>
  if (site.isDeleted)
    return (
      <div className="site-tools">
        <Button size="s" onClick={() => void restoreIt(site)}>
          Restore{about}
        </Button>
      </div>
    )
  const items: MenuItem[] = [
    { label: 'Rename', icon: <PenLine />, onSelect: renaming.open },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => void copy(site) },
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      parted: true,
      onSelect: () => void deleteIt(site),
    },
  ]
  const label = `More actions for ${name}`
  return (
    <div className="site-tools">
      <PageLink page={pagesOf(id)} className={buttonClass({ size: 's' })}>
        Edit{about}
      </PageLink>
      <Button size="s" disabled={isPublishing} onClick={() => void publish(site)}>
        Publish{about}
      </Button>
      <Menu
        label={label}
        items={items}
        trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
      />
      <RenameDialog
        key={renaming.nth}
        noun="site"
        thing={site}
        rename={sites.renameSite}
        idField="site"
        open={renaming.isOpen}
        onClose={renaming.close}
      />
    </div>
  )
}
