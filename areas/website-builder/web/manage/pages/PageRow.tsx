import { address } from '#core/route.ts'
import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Menu as MenuSign, Settings2, Trash2 } from '#web/ui/icons.ts'
import { Copy, EyeOff, GripVertical, KeyRound } from '#web/ui/more-icons.ts'
import { moveItems, type Moves } from '#web/ui/carrying/move-items.tsx'
import { useOrderedRow } from '#web/ui/carrying/use-ordered-row.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { PageSummary } from '../../../contracts/sites.ts'
import { editPlace, manageSite } from '../../../places.ts'
import { PagePassword } from './PagePassword.tsx'
import { PageSettings } from './PageSettings.tsx'
import { stateOf } from './page-words.ts'
import { usePageActions } from './use-page-actions.ts'

interface PageRowProps {
  site: string
  page: PageSummary
  moves: Moves
}

export function PageRow({ site, page, moves }: PageRowProps) {
  const { id, title, path, isInMenu, isLocked } = page
  const { row, handle } = useOrderedRow(id)
  const { duplicateIt, deleteIt, setInMenu } = usePageActions(site)
  const settings = useOpening()
  const password = useOpening()
  const state = stateOf(page)
  const label = `More actions for ${title}`
  const items: MenuItem[] = [
    { label: 'Settings', icon: <Settings2 />, onSelect: settings.open },
    { label: 'Password', icon: <KeyRound />, onSelect: password.open },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicateIt(page) },
    {
      label: isInMenu ? 'Leave out of the menu' : 'Show in the menu',
      icon: isInMenu ? <EyeOff /> : <MenuSign />,
      onSelect: () => void setInMenu(page, !isInMenu),
    },
    ...moveItems(moves),
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      parted: true,
      onSelect: () => void deleteIt(page),
    },
  ]
  return (
    <li {...row} className="site-row">
      <IconButton
        {...handle}
        className="site-row-handle"
        size="s"
        label={`Move: ${title}`}
        icon={<GripVertical />}
      />
      <div className="site-row-words">
        <h3>
          <PageLink page={manageSite(address(editPlace, { site, page: id }))} dir="auto">
            {title}
          </PageLink>
        </h3>
        <p className="meta">
          <code>/{path}</code>
          {!isInMenu && <span>not in the menu</span>}
          {isLocked && <span>with a password</span>}
        </p>
      </div>
      <Badge tone={state.tone}>{state.words}</Badge>
      <Menu
        label={label}
        items={items}
        trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
      />
      <PageSettings
        key={settings.nth}
        {...{ site, page: id }}
        open={settings.isOpen}
        onClose={settings.close}
      />
      <PagePassword
        key={`password ${password.nth}`}
        {...{ site, page }}
        open={password.isOpen}
        onClose={password.close}
      />
    </li>
  )
}
