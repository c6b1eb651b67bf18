import '../Notes.css'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
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

/** The list of notes in a category, with a button for a new one. */
export function NoteList({ narrowed, onNarrow, onOpen }: NoteListProps) {
  const { filter, isHighlight, tag, search } = narrowed
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
      <PagedList
        operation={notes.pageNotes}
        input={{
          ...{ isHighlight, search },
          ...(filter !== 'all' && { category: filter }),
          ...(tag !== '' && { tag }),
        }}
        rowsOf={(page) => page.notes}
        label="Notes"
        className="side-cards"
        waiting={3}
        empty={emptyWords(narrowed)}
        above={({ meant }) => <Meant search={search} meant={meant} />}
      >
        {(note, { marks }) => (
          <NoteCard key={note.id} note={note} marks={marks} onOpen={isEditable ? onOpen : null} />
        )}
      </PagedList>
    </>
  )
}

function emptyWords({ isHighlight, tag, search }: Narrowed): string {
  if (search !== '') return `No note matches “${search}”.`
  if (tag !== '') return `No note here has the tag “${tag}”.`
  if (isHighlight) return 'No highlights here. Select text in an article, a source or a bookmark.'
  return 'No notes yet.'
}
