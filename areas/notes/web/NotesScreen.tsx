import './NotesScreen.css'
import { Suspense } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { WhereFound } from '#web/ui/blocks/WhereFound.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { NoteEditor } from './editor/NoteEditor.tsx'
import { NotesTab } from './NotesTab.tsx'

/** Notes with the width of a page: one of them, or those that have some words. */
export function NotesScreen() {
  const { params } = usePage()
  const id = params.get('id') ?? ''
  const search = params.get('q') ?? ''
  return (
    <div className="notes-page">
      <Masthead title={id === '' ? 'Notes' : 'Note'} />
      {id === '' ? (
        <NotesTab key={search} search={search} />
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
