import './NotesScreen.css'
import { Suspense } from 'react'
import { useFound } from '#web/asking/use-found.ts'
import { usePage } from '#web/place/page.tsx'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { notesEditor } from '../contracts/editor.ts'
import { NoteEditor } from './editor/NoteEditor.tsx'
import { NotesTab } from './NotesTab.tsx'

/** Notes on a page of their own: one note, or the results of a search. */
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
        <Suspense key={id} fallback={<SkeletonLines count={8} />}>
          <OneNote id={id} />
        </Suspense>
      )}
    </div>
  )
}

function OneNote({ id }: { id: string }) {
  const note = useFound(notesEditor.getNote, { id })
  return note ? <NoteEditor id={id} /> : <Empty>That note is no longer there.</Empty>
}
