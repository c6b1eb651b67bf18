import './NoteTools.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { TagSelect } from '#web/ui/controls/TagSelect.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FolderInput, Highlighter } from '#web/ui/more-icons.ts'
import { notesEditor } from '../../contracts/editor.ts'
import type { Narrowed } from './narrowed.ts'

const PortDialog = lazyPart(async () => (await import('./PortDialog.tsx')).PortDialog)

interface NoteToolsProps {
  narrowed: Narrowed
  onNarrow: (changes: Partial<Narrowed>) => void
}

/** Filters of the list, and buttons to import and export notes. */
export function NoteTools({ narrowed: { isHighlight, tag, search }, onNarrow }: NoteToolsProps) {
  const tags = useRead(notesEditor.listTags, {})
  const [wasPortOpen, setPortOpened] = useState(false)
  const [isPortOpen, setPortOpen] = useState(false)

  function handlePort() {
    setPortOpened(true)
    setPortOpen(true)
  }

  return (
    <>
      <div className="notes-narrow">
        <SearchBox
          label="Search notes"
          value={search}
          onChange={(search) => onNarrow({ search })}
        />
        <TagSelect
          tags={tags.map((one) => ({ tag: one.tag, count: one.notes }))}
          value={tag}
          onChange={(tag) => onNarrow({ tag })}
        />
        <IconButton
          label="Highlights only"
          icon={<Highlighter />}
          pressed={isHighlight}
          onClick={() => onNarrow({ isHighlight: !isHighlight })}
        />
        <IconButton
          label="Import, export"
          icon={<FolderInput />}
          aria-haspopup="dialog"
          onClick={handlePort}
        />
      </div>
      {wasPortOpen && (
        <Suspense fallback={null}>
          <PortDialog open={isPortOpen} onClose={() => setPortOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
