import './NoteEditor.css'
import { Suspense, useState } from 'react'
import { writeAboutNote } from '#areas/newsroom/web/lends/write-about.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Eye } from '#web/ui/more-icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { MadeBy } from '#platform/actions/web/lends/MadeBy.tsx'
import { NOTES } from '../../limits.ts'
import { notesEditor } from '../../contracts/editor.ts'
import { noteFilters } from '../../note-filters.ts'
import { Passage } from './Passage.tsx'
import { Conflict, SaveStatus } from './SaveStatus.tsx'
import { useSaver } from './use-saver.ts'

const MarkdownField = lazyPart(async () => (await import('./MarkdownField.tsx')).MarkdownField)
const NotePreview = lazyPart(async () => (await import('./NotePreview.tsx')).NotePreview)

const categories = noteFilters.flatMap(({ value, label }) =>
  value === 'all' ? [] : [{ value, label }],
)

/** An editor that saves a note while it is written. */
export function NoteEditor({ id }: { id: string }) {
  const { note, draft, state, change, settle } = useSaver(id)
  const [isPreview, setPreview] = useState(false)
  const add = useWrite(notesEditor.addNote)
  const toast = useToast()
  const orTell = useAttempt()
  const isPrinting = usePrinting()

  async function keepBoth() {
    const title = `${draft.title} (my version)`.slice(-NOTES.titleCharacters)
    const added = await orTell(add.mutateAsync({ ...draft, title }))
    if (!added) return
    settle('theirs')
    toast({ title: 'Both versions are kept', text: title })
  }

  return (
    <div className="note-editor">
      {isPrinting && <NoteOnPaper {...draft} isWriting={!isPreview} />}
      <MadeBy by={note.madeBy} />
      {note.highlight && <Passage id={id} highlight={note.highlight} />}
      {state.kind === 'conflict' && (
        <Conflict
          theirs={state.theirs.text}
          onKeepBoth={() => void keepBoth()}
          onMine={() => settle('mine')}
          onTheirs={() => settle('theirs')}
        />
      )}
      <textarea
        className="note-title"
        aria-label="Title"
        placeholder="Untitled note"
        dir="auto"
        rows={1}
        value={draft.title}
        maxLength={NOTES.titleCharacters}
        onChange={(event) => change({ title: event.target.value.replaceAll('\n', ' ') })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="note-bar">
        <SaveStatus state={state} />
        {state.kind === 'saved' && (
          <PageLink page={writeAboutNote(id)}>Write a text from this</PageLink>
        )}
      </div>
      <Suspense fallback={<SkeletonLines count={8} />}>
        <MarkdownField
          label="Note"
          text={draft.text}
          onChange={(text) => text !== draft.text && change({ text })}
          tool={
            <IconButton
              size="s"
              label="Preview"
              icon={<Eye />}
              pressed={isPreview}
              onClick={() => setPreview(!isPreview)}
            />
          }
        >
          {isPreview && (
            <Suspense fallback={<SkeletonLines count={6} />}>
              <NotePreview text={draft.text} />
            </Suspense>
          )}
        </MarkdownField>
      </Suspense>
      <div className="note-facts">
        <Field label="Category">
          <Select
            options={categories}
            value={draft.category}
            onChange={(category) => change({ category })}
          />
        </Field>
        <Suspense fallback={null}>
          <Tags tags={draft.tags} onChange={(tags) => change({ tags })} />
        </Suspense>
      </div>
    </div>
  )
}

/** The note as it is printed, since a field would print only the text in view. */
function NoteOnPaper(props: { title: string; text: string; isWriting: boolean }) {
  const { title, text, isWriting } = props
  return (
    <div className="note-paper" dir="auto">
      <h3>{title}</h3>
      {isWriting && <p>{text}</p>}
    </div>
  )
}

function Tags({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const known = useRead(notesEditor.listTags, {})
  return (
    <Field label="Tags">
      <ChipInput
        item="tag"
        values={tags}
        suggestions={known.map(({ tag }) => tag)}
        placeholder="Add a tag"
        onChange={(tags) =>
          onChange(
            [...new Set(tags.map((tag) => tag.replaceAll(',', ' ').trim()))]
              .filter((tag) => tag !== '' && tag.length <= NOTES.tagCharacters)
              .slice(0, NOTES.tags),
          )
        }
      />
    </Field>
  )
}
