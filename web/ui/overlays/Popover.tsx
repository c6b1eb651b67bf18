import { Suspense, useRef, useState, type ReactNode, type Ref } from 'react'
import { lazyPart } from '../lazy-part.tsx'

/** Properties for the `<Button>` or `<IconButton>` that opens the card. */
interface PopoverWires {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface PopoverProps {
  /** The heading, which is also the accessible name. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Draws the button that opens the card: `trigger={(wires) => <Button
   * {...wires}>Settings</Button>}`.
   */
  trigger: (wires: PopoverWires) => ReactNode
  children: ReactNode
}

const loadCard = async () => (await import('./PopoverCard.tsx')).PopoverCard
const PopoverCard = lazyPart(loadCard)

/**
 * A button with a small card of controls beside it. The card's code is loaded when the pointer or
 * the focus reaches the button.
 */
export function Popover({ title, open, onOpenChange, trigger, children }: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const preload = () => void loadCard()

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => onOpenChange(!open),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {wasOpen && (
        <Suspense fallback={null}>
          <PopoverCard
            title={title}
            anchor={anchor}
            open={open}
            onClose={() => onOpenChange(false)}
          >
            {children}
          </PopoverCard>
        </Suspense>
      )}
    </>
  )
}
