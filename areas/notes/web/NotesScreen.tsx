import './NotesScreen.css'
import { Suspense } from 'react'
import { usePage } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { WhereFound } from '#web/ui/blocks/WhereFound.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { NoteEditor } from './editor/NoteEditor.tsx'
import { LiveNotes } from './live/LiveNotes.tsx'

/** Notes with the width of a page: one of them, or those that have some words. */
export function NotesScreen() {
  const { params } = usePage()
  const id = params.get('id') ?? ''
  const search = params.get('q') ?? ''
  return (
    <div className="notes-page">
      <h2>{id === '' ? 'Notes' : 'Note'}</h2>
      {id === '' ? (
        <LiveNotes key={search} search={search} />
      ) : (
        <WhereFound key={id} gone={({ message }) => <Empty>{message}</Empty>}>
          <Suspense fallback={<SkeletonLines count={8} />}>
            <NoteEditor id={id} />
          </Suspense>
        </WhereFound>
      )}
    </div>
  )
}
