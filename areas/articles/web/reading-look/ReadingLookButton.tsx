import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ALargeSmall } from '#web/ui/more-icons.ts'
import { Popover } from '#web/ui/overlays/Popover.tsx'

// The card is loaded when it is first opened.
const ReadingLookCard = lazyPart(
  async () => (await import('./ReadingLookCard.tsx')).ReadingLookCard,
)

/** A button for the size of text, the width of lines and the density of lists. */
export function ReadingLookButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      title="Reading"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={(wires) => <IconButton {...wires} label="Text and lists" icon={<ALargeSmall />} />}
    >
      <Suspense fallback={null}>
        <ReadingLookCard />
      </Suspense>
    </Popover>
  )
}
