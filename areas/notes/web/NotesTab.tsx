import './Notes.css'
import { useId, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pencil, Plus, Trash2 } from '#web/ui/icons.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { notes, type Note } from '../contract.ts'
import { filterNotes, noteFilters, type NoteFilter } from '../note-filters.ts'

const LiveNotes = lazyPart(async () => (await import('./live/LiveNotes.tsx')).LiveNotes)

/** Shows the reader's notes. */
export function NotesTab() {
  return useKept('notes/editor') ? <LiveNotes /> : <FewNotes />
}

/** Shows notes that can neither be added nor changed. */
function FewNotes() {
  const all = useRead(notes.listNotes, {})
  const [filter, setFilter] = useState<NoteFilter>('all')
  const shown = filterNotes(all, filter)
  return (
    <div className="side-scroll">
      <div className="notes-head">
        <Segmented label="Notes" options={noteFilters} value={filter} onChange={setFilter} />
        <Button size="s" icon={<Plus />}>
          New Note
        </Button>
      </div>
      {shown.length === 0 && <Empty quiet>No notes yet.</Empty>}
      <ul className="side-cards" aria-label="Notes">
        {shown.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </ul>
    </div>
  )
}

function NoteCard({ note: { category, title, excerpt, editedAt } }: { note: Note }) {
  const titleId = useId()
  return (
    <li className="note">
      <h3 id={titleId}>{title}</h3>
      <div className="note-actions">
        <IconButton size="s" label="Edit" icon={<Pencil />} aria-describedby={titleId} />
        <IconButton size="s" label="Delete" icon={<Trash2 />} aria-describedby={titleId} />
      </div>
      <p>{excerpt}</p>
      <p className="meta">
        <Badge>{noteFilters.find(({ value }) => value === category)?.label}</Badge>
        <span>
          Edited <TimeAgo inSentence time={editedAt} />
        </span>
      </p>
    </li>
  )
}
