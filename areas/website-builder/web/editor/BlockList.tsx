import { useState } from 'react'
import { newId } from '#core/id.ts'
import { Ordered } from '#web/ui/carrying/Ordered.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { kindOf, type BlockType } from '../../blocks/block-kinds.ts'
import { newBlock } from '../../blocks/new-block.ts'
import type { PageContent, PlacedBlock } from '../../blocks/page-content.ts'
import {
  copyBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  wordsOf,
} from '../../editing/change-blocks.ts'
import type { PageEditor } from '../../editing/page-editor.ts'
import type { SitePlugin } from '../../plugins.ts'
import { AddBlock } from './AddBlock.tsx'
import { useStableActions } from '#web/ui/rows/use-stable-actions.ts'
import { BlockRow, type BlockActions } from './BlockRow.tsx'

interface BlockListProps {
  editor: PageEditor
  content: PageContent
  plugins: readonly SitePlugin[]
  chosenId: string | null
  onChoose: (id: string | null) => void
  /** Called to open the form of a block. */
  onEdit: (id: string) => void
}

interface Row {
  id: string
  block: PlacedBlock
}

const nameOf = ({ block }: Row) => blockName(block)

/** The blocks of a page from top to bottom. */
export function BlockList(props: BlockListProps) {
  const { editor, content, plugins, chosenId, onChoose, onEdit } = props
  const adding = useOpening()
  const toast = useToast()
  const [told, setTold] = useState('')
  const rows = content.map((block) => ({ id: block.props.id, block }))
  const now = () => editor.view().content
  const placeOf = (id: string) => now().findIndex(({ props: { id: one } }) => one === id)

  function handleMove(id: string, to: number) {
    const block = now()[placeOf(id)]
    const moved = moveBlock(now(), id, to)
    if (!block || moved === now()) return
    editor.change(moved)
    setTold(`${blockName(block)} is at position ${to + 1} of ${moved.length}.`)
  }

  function handleAdd(type: BlockType) {
    const id = newId('block')
    const at = chosenId === null ? -1 : placeOf(chosenId)
    editor.change(insertBlock(now(), at < 0 ? now().length : at + 1, newBlock(type, id)))
    onEdit(id)
  }

  function handleDelete(id: string) {
    const at = placeOf(id)
    const block = now()[at]
    if (!block) return
    editor.change(removeBlock(now(), id))
    onChoose((now()[at] ?? now()[at - 1])?.props.id ?? null)
    const restore = () => {
      if (placeOf(id) >= 0) return
      editor.change(insertBlock(now(), Math.min(at, now().length), block))
      onChoose(id)
    }
    toast({
      title: 'Block deleted',
      text: blockName(block),
      action: { label: 'Undo', onSelect: restore },
    })
  }

  const actions = useStableActions<BlockActions>({
    choose: onEdit,
    move: (id, by) => handleMove(id, placeOf(id) + by),
    copy(id) {
      const copy = newId('block')
      editor.change(copyBlock(now(), id, copy))
      onEdit(copy)
    },
    remove: handleDelete,
  })

  return (
    <section className="page-editor-blocks" aria-label="Blocks">
      <Button icon={<Plus />} onClick={adding.open}>
        Add block
      </Button>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {rows.length === 0 && <p className="meta">This page is empty. Add its first block.</p>}
      <Ordered rows={rows} nameOf={nameOf} onMove={handleMove}>
        <ol className="page-blocks" aria-label="Blocks">
          {rows.map(({ id, block }, at) => (
            <BlockRow
              key={id}
              block={block}
              isChosen={id === chosenId}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              actions={actions}
            />
          ))}
        </ol>
      </Ordered>
      <AddBlock
        key={adding.nth}
        plugins={plugins}
        open={adding.isOpen}
        onClose={adding.close}
        onAdd={handleAdd}
      />
    </section>
  )
}

function blockName(block: PlacedBlock): string {
  const kind = kindOf(block.type)?.label ?? block.type
  const words = wordsOf(block)
  return words === '' ? kind : `${kind}: ${words}`
}
