import { Suspense, useRef, useState, type ReactNode, type Ref } from 'react'
import { lazyPart } from '../lazy-part.tsx'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** True for a destructive action. The label says so, and the color emphasizes it. */
  danger?: boolean
  /** True if a line separates the item from the one above. */
  parted?: boolean
}

/** Properties for the `<Button>` or `<IconButton>` that opens the menu. */
export interface MenuWires {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end'
  /**
   * Draws the button that opens the menu: `trigger={(wires) => <Button {...wires}>Add</Button>}`.
   */
  trigger: (wires: MenuWires) => ReactNode
}

const loadList = async () => (await import('./MenuList.tsx')).MenuList
const MenuList = lazyPart(loadList)

/**
 * A button with a list of actions. The list's code is loaded when the pointer or the focus reaches
 * the button.
 */
export function Menu({ label, items, align = 'end', trigger }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const preload = () => void loadList()

  function handleClick() {
    setOpen(!isOpen)
    setWasOpen(true)
  }

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: handleClick,
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {wasOpen && (
        <Suspense fallback={null}>
          <MenuList
            label={label}
            items={items}
            align={align}
            anchor={anchor}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
