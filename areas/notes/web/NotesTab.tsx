import { Suspense, useState } from 'react'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NoteList } from './list/NoteList.tsx'
import { everyNote } from './list/narrowed.ts'

const OpenNote = lazyPart(async () => (await import('./list/OpenNote.tsx')).OpenNote)

/** The list of the reader's notes, or the open note. */
export function NotesTab({ search = '' }: { search?: string }) {
  const [open, setOpen] = useState<string | null>(null)
  const [narrowed, setNarrowed] = useState({ ...everyNote, search })
  if (open !== null) {
    return (
      <Suspense fallback={<SkeletonLines count={8} />}>
        <OpenNote key={open} id={open} onBack={() => setOpen(null)} />
      </Suspense>
    )
  }
  return (
    <div className="side-scroll">
      <Trouble>
        <Suspense fallback={<SkeletonLines count={6} />}>
          <NoteList narrowed={narrowed} onNarrow={setNarrowed} onOpen={setOpen} />
        </Suspense>
      </Trouble>
    </div>
  )
}
