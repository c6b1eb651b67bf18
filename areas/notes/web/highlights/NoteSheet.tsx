import './Highlights.css'
import { Suspense, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Trash2, X } from '#web/ui/icons.ts'
import { NoteEditor } from '../editor/NoteEditor.tsx'
import { useDeleting } from '../list/use-deleting.ts'
import { useOpenNote, type OpenedNote } from './open-note.ts'

/**
 * A note beside the text that it is about. If the text is in a dialog, the note is inside of that
 * dialog.
 */
export function NoteSheet({ opened: { id, around } }: { opened: OpenedNote }) {
  const sheet = useRef<HTMLElement>(null)
  const remove = useDeleting({ id, title: '' })
  const openNote = useOpenNote()

  useEffect(() => {
    const opener = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    // Escape is handled before the surrounding dialog sees it, because the dialog would close, too.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      openNote(null)
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', handleKey, { capture: true })
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [openNote])

  return createPortal(
    <section
      ref={sheet}
      className="note-sheet"
      role="dialog"
      aria-label="Note"
      tabIndex={-1}
      data-keeps-panel
    >
      <div className="note-sheet-head">
        <h2>Note</h2>
        <span>
          <IconButton
            label="Delete highlight"
            icon={<Trash2 />}
            onClick={() => {
              remove()
              openNote(null)
            }}
          />
          <IconButton label="Close note" icon={<X />} onClick={() => openNote(null)} />
        </span>
      </div>
      <Trouble>
        <Suspense fallback={<SkeletonLines count={8} />}>
          <NoteEditor id={id} />
        </Suspense>
      </Trouble>
    </section>,
    around,
  )
}
