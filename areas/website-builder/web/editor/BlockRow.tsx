import { memo } from 'react'
import { moveItems } from '#web/ui/carrying/move-items.tsx'
import { useOrderedRow } from '#web/ui/carrying/use-ordered-row.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Trash2 } from '#web/ui/icons.ts'
import { Copy, GripVertical } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { kindOf } from '../../blocks/block-kinds.ts'
import type { PlacedBlock } from '../../blocks/page-content.ts'
import { wordsOf } from '../../editing/change-blocks.ts'

export type BlockActions = {
  choose: (id: string) => void
  move: (id: string, by: 1 | -1) => void
  copy: (id: string) => void
  remove: (id: string) => void
}

interface BlockRowProps {
  block: PlacedBlock
  isChosen: boolean
  isFirst: boolean
  isLast: boolean
  actions: BlockActions
}

/** A block in the list. A press opens its form, the handle drags it, and the menu moves it. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, isChosen, isFirst, isLast, actions } = props
  const { id } = block.props
  const { row, handle } = useOrderedRow(id)
  const kind = kindOf(block.type)?.label ?? block.type
  const words = wordsOf(block)
  const name = words === '' ? kind : `${kind}, ${words}`
  const label = `More actions for ${name}`
  return (
    <li {...row} className="page-block" data-chosen={isChosen || undefined}>
      <IconButton
        {...handle}
        className="page-block-handle"
        size="s"
        label={`Move: ${name}`}
        icon={<GripVertical />}
      />
      <button
        type="button"
        className="page-block-name"
        aria-current={isChosen || undefined}
        onClick={() => actions.choose(id)}
      >
        <strong>{kind}</strong>
        {words !== '' && <span dir="auto">{words}</span>}
      </button>
      <Menu
        label={label}
        items={[
          ...moveItems({ isFirst, isLast, onMove: (by) => actions.move(id, by) }),
          { label: 'Duplicate', icon: <Copy />, onSelect: () => actions.copy(id) },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            parted: true,
            onSelect: () => actions.remove(id),
          },
        ]}
        trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
      />
    </li>
  )
})
