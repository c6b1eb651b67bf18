import '../Floating.css'
import './Popover.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

interface PopoverCardProps {
  title: string
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The card of a popover, whose code `Popover` loads when the pointer or the focus reaches its
 * button.
 */
export function PopoverCard({ title, anchor, open, onClose, children }: PopoverCardProps) {
  // A press on the button closes the card by the button itself; closing it here, too, would open it
  // again.
  function handleOpenChange(isOpen: boolean, { event }: Base.Root.ChangeEventDetails) {
    const isOwnButton = event.target instanceof Node && anchor.current?.contains(event.target)
    if (!isOpen && !isOwnButton) onClose()
  }

  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={handleOpenChange}>
        <Base.Portal>
          <Base.Positioner className="floating-place" anchor={anchor} align="end" sideOffset={6}>
            <Base.Popup className="floating popover" finalFocus={anchor}>
              <Base.Title className="popover-title">{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
