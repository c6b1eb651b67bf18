import '../Floating.css'
import './Menu.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useLayoutEffect, useState, type RefObject } from 'react'
import type { MenuItem } from './Menu.tsx'

interface MenuListProps {
  label: string
  items: readonly MenuItem[]
  align: 'start' | 'end'
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onClose: () => void
}

/** The list of a menu, whose code `Menu` loads when the pointer or the focus reaches its button. */
export function MenuList({ label, items, align, anchor, open, onClose }: MenuListProps) {
  // A press on the button closes the menu by the button itself; closing it here, too, would open it
  // again.
  function handleOpenChange(isOpen: boolean, { event }: Base.Root.ChangeEventDetails) {
    const isOwnButton = event.target instanceof Node && anchor.current?.contains(event.target)
    if (!isOpen && !isOwnButton) onClose()
  }

  const place = useLandmark(label, anchor)

  // Returns the focus to the button, unless the chosen action has moved it elsewhere, such as into a dialog or a new field.
  function focusAfterwards() {
    const focused = document.activeElement
    const isMoved = focused && focused !== document.body && !place.contains(focused)
    return isMoved ? false : anchor.current
  }

  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={handleOpenChange} modal={false}>
        <Base.Portal container={place}>
          <Base.Positioner className="floating-place" anchor={anchor} align={align} sideOffset={6}>
            <Base.Popup className="floating menu" aria-label={label} finalFocus={focusAfterwards}>
              {items.map(({ label: name, icon, onSelect, danger = false, parted = false }) => (
                <Fragment key={name}>
                  {parted && <Base.Separator className="menu-line" />}
                  <Base.Item
                    className={danger ? 'menu-item menu-item-danger' : 'menu-item'}
                    onClick={() => {
                      onClose()
                      onSelect()
                    }}
                  >
                    {icon}
                    {name}
                  </Base.Item>
                </Fragment>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

/**
 * The element in which the menu is drawn: a named region at the end of the page, so that users of
 * landmarks find the menu. If the button is in a dialog, which would cover the menu, it is at the
 * end of the dialog.
 */
function useLandmark(label: string, anchor: MenuListProps['anchor']): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    place.setAttribute('role', 'region')
    place.setAttribute('aria-label', label)
    const around = anchor.current?.closest('[role="dialog"]') ?? document.body
    around.append(place)
    return () => place.remove()
  }, [place, label, anchor])
  return place
}
