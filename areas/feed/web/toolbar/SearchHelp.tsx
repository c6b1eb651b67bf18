import '#web/ui/blocks/Search.css'
import { useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Info } from '#web/ui/icons.ts'
import { Popover } from '#web/ui/overlays/Popover.tsx'

const ways = [
  ['harbor fire', 'both words, in any form and order'],
  ['"harbor fire"', 'these words next to each other, in this order'],
  ['harbor or quay', 'one of them'],
  ['-drill', 'without this word; a minus works with all of these'],
  ['title:harbor', 'in the headline'],
  ['source:"Evening Courier"', 'from a source, by its name or site'],
  ['category:science', 'of a category'],
  ['after:2026-03-01', 'since a date; also yesterday, 2026 or 2026-03'],
  ['before:today', 'before a date'],
  ['is:unread', 'also is:read and is:saved'],
] as const

/** Explains the operators of the search field. */
export function SearchHelp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      title="How to search"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={(wires) => <IconButton {...wires} size="s" label="How to search" icon={<Info />} />}
    >
      <dl className="search-ways">
        {ways.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}
