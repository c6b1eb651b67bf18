import { useRef, useState } from 'react'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { blockKinds, blockTypes, kindOf, type BlockType } from '../../blocks/block-kinds.ts'
import type { SitePlugin } from '../../plugins.ts'
import { formField } from './form/form-field.ts'
import { pluginWords } from '../manage/plugin-words.ts'

interface AddBlockProps {
  plugins: readonly SitePlugin[]
  open: boolean
  onClose: () => void
  onAdd: (type: BlockType) => void
}

/** Lists the kinds of blocks, with a search in their names and descriptions. */
export function AddBlock(props: AddBlockProps) {
  const hasAdded = useRef(false)
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title="Add block"
      focusAfter={() => (hasAdded.current ? formField([]) : null)}
    >
      <Kinds
        {...props}
        onAdd={(type) => {
          hasAdded.current = true
          props.onAdd(type)
        }}
      />
    </Dialog>
  )
}

function Kinds({ plugins, onClose, onAdd }: AddBlockProps) {
  const [search, setSearch] = useState('')
  const field = useFocused()
  const words = search.trim().toLowerCase()
  const found = blockTypes.filter((type) => {
    const { label, description } = blockKinds[type]
    return `${label} ${description}`.toLowerCase().includes(words)
  })

  function handleAdd(type: BlockType) {
    onClose()
    onAdd(type)
  }

  return (
    <div className="add-block">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) handleAdd(found[0])
        }}
      >
        <SearchBox ref={field} label="Search blocks" value={search} onChange={setSearch} />
      </form>
      <ul aria-label="Blocks to add">
        {found.map((type) => (
          <li key={type}>
            <button type="button" onClick={() => handleAdd(type)}>
              <strong>{blockKinds[type].label}</strong>
              <span className="meta">
                {blockKinds[type].description} {pluginHint(type, plugins)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="meta">No block matches “{search.trim()}”.</p>}
    </div>
  )
}

function pluginHint(type: BlockType, plugins: readonly SitePlugin[]): string {
  const plugin = kindOf(type)?.plugin
  if (plugin === undefined || plugins.includes(plugin)) return ''
  return `Visitors see it once the plugin “${pluginWords[plugin].label}” is on.`
}
