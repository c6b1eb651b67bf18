import './LiveNotes.css'
import { Suspense, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { TagSelect } from '#web/ui/controls/TagSelect.tsx'
import { Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Highlighter } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { notesEditor } from '../../contracts/editor.ts'
import { noteFilters, type NoteFilter } from '../../note-filters.ts'
import { NoteCard } from './NoteCard.tsx'
import { OpenNote } from './OpenNote.tsx'
import { usePages } from './use-pages.ts'

const PortDialog = lazyPart(async () => (await import('./PortDialog.tsx')).PortDialog)

interface Narrowed {
  filter: NoteFilter
  isHighlight: boolean
  tag: string
  search: string
}
const all: Narrowed = { filter: 'all', isHighlight: false, tag: '', search: '' }

/** Lists the reader's notes: searched, opened, exported. */
export function LiveNotes({ search = '' }: { search?: string }) {
  const [open, setOpen] = useState<string | null>(null)
  const [narrowed, setNarrowed] = useState({ ...all, search })
  if (open !== null) return <OpenNote key={open} id={open} onBack={() => setOpen(null)} />
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

interface NoteListProps {
  narrowed: Narrowed
  onNarrow: (narrowed: Narrowed) => void
  onOpen: (id: string) => void
}

function NoteList({ narrowed, onNarrow, onOpen }: NoteListProps) {
  const { filter, isHighlight, tag, search } = narrowed
  const add = useWrite(notesEditor.addNote)
  const orTell = useAttempt()
  const { pages, showMore } = usePages(JSON.stringify(narrowed))
  const [wasPortOpen, setPortOpened] = useState(false)
  const [isPortOpen, setPortOpen] = useState(false)
  const change = (changes: Partial<Narrowed>) => onNarrow({ ...narrowed, ...changes })

  async function handleNew() {
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
      <SearchBox
        className="notes-search"
        label="Search notes"
        value={search}
        onChange={(search) => change({ search })}
      />
      <div className="notes-narrow">
        <Button
          size="s"
          icon={<Highlighter />}
          pressed={isHighlight}
          onClick={() => change({ isHighlight: !isHighlight })}
        >
          Highlights only
        </Button>
        <Button
          size="s"
          aria-haspopup="dialog"
          onClick={() => {
            setPortOpened(true)
            setPortOpen(true)
          }}
        >
          Import, export
        </Button>
        <OwnTags tag={tag} onChange={(tag) => change({ tag })} />
      </div>
      {wasPortOpen && (
        <Suspense fallback={null}>
          <PortDialog open={isPortOpen} onClose={() => setPortOpen(false)} />
        </Suspense>
      )}
      <ul className="side-cards" aria-label="Notes">
        {pages.map((cursor, at) => (
          <Suspense key={cursor ?? ''} fallback={<Waiting />}>
            <PageOfNotes
              {...narrowed}
              cursor={cursor}
              onOpen={onOpen}
              onMore={at === pages.length - 1 ? showMore : undefined}
            />
          </Suspense>
        ))}
      </ul>
    </>
  )
}

function OwnTags({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const tags = useRead(notesEditor.listTags, {})
  const counted = tags.map((one) => ({ tag: one.tag, count: one.notes }))
  return <TagSelect tags={counted} value={tag} onChange={onChange} />
}

interface PageProps extends Narrowed {
  cursor: string | undefined
  onOpen: (id: string) => void
  onMore: ((next: string) => void) | undefined
}

function PageOfNotes({ filter, isHighlight, tag, search, cursor, onOpen, onMore }: PageProps) {
  const { notes, next, marks, meant } = useRead(notesEditor.pageNotes, {
    ...{ isHighlight, search },
    ...(filter !== 'all' && { category: filter }),
    ...(tag !== '' && { tag }),
    ...(cursor && { cursor }),
  })
  if (notes.length === 0 && cursor === undefined) {
    return (
      <li>
        <Empty quiet>{emptyWords({ filter, isHighlight, tag, search })}</Empty>
      </li>
    )
  }
  return (
    <>
      {cursor === undefined && <Meant search={search} meant={meant} />}
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} marks={marks} onOpen={onOpen} />
      ))}
      {next && onMore && (
        <li className="notes-more">
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

function emptyWords({ filter, isHighlight, tag, search }: Narrowed): string {
  if (search !== '') return `No note matches “${search}”.`
  if (tag !== '') return `No note here has the tag “${tag}”.`
  if (isHighlight) return 'No highlights here. Select text in an article, a source or a bookmark.'
  return filter === 'all' ? 'No notes yet.' : 'No notes in this category.'
}

function Waiting() {
  return (
    <li>
      <SkeletonLines count={3} />
    </li>
  )
}
