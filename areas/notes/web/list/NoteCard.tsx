import { useId } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pencil, Trash2 } from '#web/ui/icons.ts'
import { Marked } from '#web/ui/marks/Marked.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { NoteCard as Card } from '../../contract.ts'
import { noteFilters } from '../../note-filters.ts'
import { colorName } from '../color-words.ts'
import { useDeleting } from './use-deleting.ts'

interface NoteCardProps {
  note: Card
  /** The words to highlight, which a search found. */
  marks: readonly string[] | undefined
  /** Null if notes cannot be opened here. */
  onOpen: ((id: string) => void) | null
}

/** A note in the list of the panel. */
export function NoteCard({ note, marks = [], onOpen }: NoteCardProps) {
  const { id, title, excerpt, category, tags, editedAt, highlight } = note
  const titleId = useId()
  const remove = useDeleting(note)
  const name = title === '' ? 'Untitled note' : <Marked text={title} words={marks} />
  return (
    <li className="note">
      <h3 id={titleId} dir="auto">
        {onOpen === null ? (
          name
        ) : (
          <button type="button" className="note-open" onClick={() => onOpen(id)}>
            {name}
          </button>
        )}
      </h3>
      <div className="note-actions">
        <IconButton
          size="s"
          label="Edit"
          icon={<Pencil />}
          aria-describedby={titleId}
          onClick={() => onOpen?.(id)}
        />
        <IconButton
          size="s"
          label="Delete"
          icon={<Trash2 />}
          aria-describedby={titleId}
          onClick={() => onOpen !== null && remove()}
        />
      </div>
      {excerpt !== '' && (
        <p dir="auto">
          <Marked text={excerpt} words={marks} />
        </p>
      )}
      {highlight && (
        <p className="meta" dir="auto">
          <Badge>{colorName(highlight.color)}</Badge> in {highlight.subjectTitle}
          {highlight.lostAt !== null && '. The passage is no longer in the text.'}
        </p>
      )}
      <p className="meta">
        <Badge>{noteFilters.find(({ value }) => value === category)?.label}</Badge>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <span>
          Edited <TimeAgo inSentence time={editedAt} />
        </span>
      </p>
    </li>
  )
}
