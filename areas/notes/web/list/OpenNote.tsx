import { Suspense, useState } from 'react'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ArrowLeft, Maximize2 } from '#web/ui/more-icons.ts'
import { NoteDialog } from '../editor/NoteDialog.tsx'
import { useDeleting } from './use-deleting.ts'

const NoteEditor = lazyPart(async () => (await import('../editor/NoteEditor.tsx')).NoteEditor)

/** A note in the panel, in place of the list; a dialog offers more room. */
export function OpenNote({ id, onBack }: { id: string; onBack: () => void }) {
  const [isLarge, setLarge] = useState(false)
  const remove = useDeleting({ id, title: '' })
  return (
    <div className="side-scroll">
      <div className="notes-head note-open-head">
        <Button size="s" icon={<ArrowLeft />} onClick={onBack}>
          All notes
        </Button>
        <span>
          <IconButton
            size="s"
            label="Open larger"
            icon={<Maximize2 />}
            aria-haspopup="dialog"
            onClick={() => setLarge(true)}
          />
          <IconButton
            size="s"
            label="Delete note"
            icon={<Trash2 />}
            onClick={() => {
              remove()
              onBack()
            }}
          />
        </span>
      </div>
      <NoteDialog id={id} open={isLarge} onClose={() => setLarge(false)} />
      {/* Only one editor of the note is rendered, because two would merge each other's text. */}
      {!isLarge && (
        <Trouble>
          <Suspense fallback={<SkeletonLines count={8} />}>
            <NoteEditor id={id} />
          </Suspense>
        </Trouble>
      )}
    </div>
  )
}
