import '../Notes.css'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { notes } from '../../contract.ts'
import { notesEditor } from '../../contracts/editor.ts'
import { noteFilters } from '../../note-filters.ts'
import type { Narrowed } from './narrowed.ts'
import { NoteCard } from './NoteCard.tsx'

const NoteTools = lazyPart(async () => (await import('./NoteTools.tsx')).NoteTools)

interface NoteListProps {
  narrowed: Narrowed
  onNarrow: (narrowed: Narrowed) => void
  onOpen: (id: string) => void
}

/** The notes of a category, and a button for a new one. */
export function NoteList({ narrowed, onNarrow, onOpen }: NoteListProps) {
  const { filter, tag } = narrowed
  const { isEditable } = useRead(notes.getNotebook, {})
  const add = useWrite(notesEditor.addNote)
  const orTell = useAttempt()
  const change = (changes: Partial<Narrowed>) => onNarrow({ ...narrowed, ...changes })

  async function handleNew() {
    if (!isEditable) return
    const category = filter === 'all' ? 'personal' : filter
    const added = await orTell(add.mutateAsync({ category, tags: tag === '' ? [] : [tag] }))
    if (added) onOpen(added.id)
  }

  return (
    <>
      <div className="notes-head">
        <Segmented
          label="Notes"
          options={noteFilters}
          value={filter}
          onChange={(filter) => change({ filter })}
        />
        <Button size="s" icon={<Plus />} disabled={add.isPending} onClick={() => void handleNew()}>
          New Note
        </Button>
      </div>
      {isEditable && <NoteTools narrowed={narrowed} onNarrow={change} />}
      <ul className="side-cards" aria-label="Notes">
        <Pages list={JSON.stringify(narrowed)} waiting={<Waiting />}>
          {(cursor, onMore) => (
            <PageOfNotes
              {...narrowed}
              cursor={cursor}
              onOpen={isEditable ? onOpen : null}
              onMore={onMore}
            />
          )}
        </Pages>
      </ul>
    </>
  )
}

interface PageProps extends Narrowed {
  cursor: string | undefined
  /** Null if notes are only shown. */
  onOpen: ((id: string) => void) | null
  onMore: ((next: string) => void) | undefined
}

function PageOfNotes({ filter, isHighlight, tag, search, cursor, onOpen, onMore }: PageProps) {
  const page = useRead(notes.pageNotes, {
    ...{ isHighlight, search },
    ...(filter !== 'all' && { category: filter }),
    ...(tag !== '' && { tag }),
    ...(cursor && { cursor }),
  })
  if (page.notes.length === 0 && cursor === undefined) {
    return (
      <li>
        <Empty quiet>{emptyWords({ isHighlight, tag, search })}</Empty>
      </li>
    )
  }
  return (
    <>
      {cursor === undefined && <Meant search={search} meant={page.meant} />}
      {page.notes.map((note) => (
        <NoteCard key={note.id} note={note} marks={page.marks} onOpen={onOpen} />
      ))}
      {page.next && onMore && (
        <li className="notes-more">
          <Button size="s" onClick={() => onMore(page.next!)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

function emptyWords({ isHighlight, tag, search }: Omit<Narrowed, 'filter'>): string {
  if (search !== '') return `No note matches “${search}”.`
  if (tag !== '') return `No note here has the tag “${tag}”.`
  if (isHighlight) return 'No highlights here. Select text in an article, a source or a bookmark.'
  return 'No notes yet.'
}

function Waiting() {
  return (
    <li>
      <SkeletonLines count={3} />
    </li>
  )
}
