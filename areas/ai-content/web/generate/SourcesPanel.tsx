import { Suspense, useState } from 'react'
import { articlesFound, useSubjectOptions } from './subject-options.ts'
import { notes } from '#areas/notes/contract.ts'
import { chosenSubject, subjectKey } from '#areas/newsroom/web/lends/subject-values.ts'
import { useAnswer, useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { WholeBrief } from '../../drafts/brief.ts'
import { BRIEFS } from '../../limits.ts'
import type { BriefForm } from './use-brief.ts'

/** A panel to choose the articles and notes that a text draws on. */
export function SourcesPanel({ form }: { form: BriefForm }) {
  return (
    <Panel title="Sources" skeleton={<SkeletonLines count={8} />}>
      <div className="content-choice">
        <Chosen form={form} />
        <Articles form={form} />
        <Collections form={form} />
        <Notes form={form} />
      </div>
    </Panel>
  )
}

function Chosen({ form: { values, set, names } }: { form: BriefForm }) {
  const { subjects, notes } = values
  if (subjects.length + notes.length === 0)
    return <Empty>Nothing chosen yet. The text will hold only your own words.</Empty>
  return (
    <ul className="content-sources" aria-label="Chosen sources">
      {subjects.map((subject) => {
        const key = subjectKey(subject)
        const words = subjectWords(subject, names[key])
        return (
          <ChosenRow
            key={key}
            words={words}
            onRemove={() => set('subjects')(subjects.filter((each) => subjectKey(each) !== key))}
          />
        )
      })}
      {notes.map((note) => (
        <ChosenRow
          key={note}
          words={`Note: ${names[`note:${note}`] ?? 'a note of yours'} (private)`}
          onRemove={() => set('notes')(notes.filter((each) => each !== note))}
        />
      ))}
    </ul>
  )
}

function ChosenRow({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <li>
      <span dir="auto">{words}</span>
      <IconButton label={`Remove ${words}`} icon={<X />} onClick={onRemove} />
    </li>
  )
}

function subjectWords(subject: WholeBrief['subjects'][number], named: string | undefined): string {
  switch (subject.kind) {
    case 'article':
      return named ?? `Article ${subject.id}`
    case 'search':
      return `Search: ${subject.text}`
    case 'folder':
      return `Folder: ${subject.name}`
    case 'saved':
      return 'What you saved'
    case 'recent':
      return `Most important of the last ${hoursWords(subject.hours)}`
    case 'topic':
    case 'hub':
      return named ?? (subject.kind === 'topic' ? 'A topic' : 'A hub')
  }
}

function hoursWords(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}

function useAdd({ values, set, nameIt }: BriefForm) {
  const isChosen = (key: string) => values.subjects.some((each) => subjectKey(each) === key)
  function add(key: string, called: string) {
    nameIt(key, called)
    if (isChosen(key) || values.subjects.length >= BRIEFS.subjects) return
    set('subjects')([...values.subjects, chosenSubject(key)])
  }
  return { isChosen, add }
}

function Articles({ form }: { form: BriefForm }) {
  const [typed, setTyped] = useState('')
  const adding = useAdd(form)
  const words = typed.trim()
  return (
    <div className="content-search">
      <SearchBox
        label="Search for articles"
        value={typed}
        onChange={setTyped}
        // Enter must not submit the form around the field. The search follows the typing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {words !== '' && (
        <Suspense fallback={<SkeletonLines count={3} />}>
          <Found words={words} {...adding} />
        </Suspense>
      )}
    </div>
  )
}

interface FoundProps extends ReturnType<typeof useAdd> {
  words: string
}

function Found({ words, isChosen, add }: FoundProps) {
  const answer = useAnswer(...articlesFound(words))
  if (answer.state === 'failed') return <p className="field-hint">The search did not work.</p>
  const { articles } = answer.value
  if (articles.length === 0) return <p className="field-hint">No articles found.</p>
  return (
    <ul className="content-sources" aria-label="Articles found">
      {articles.map(({ id, title, publishedTime, sources, sourceCount }) => (
        <li key={id}>
          <div>
            <span dir="auto">{title}</span>
            <p className="meta">
              {sources[0]?.name}
              {sourceCount > 1 && ` and ${sourceCount - 1} more`} · <TimeAgo time={publishedTime} />
            </p>
          </div>
          <AddButton
            words={title}
            isChosen={isChosen(`article:${id}`)}
            onAdd={() => add(`article:${id}`, title)}
          />
        </li>
      ))}
      <li>
        <span>Everything that this search finds</span>
        <AddButton
          words={`the search ${words}`}
          isChosen={isChosen(`search:${words}`)}
          onAdd={() => add(`search:${words}`, words)}
        />
      </li>
    </ul>
  )
}

interface AddButtonProps {
  words: string
  isChosen: boolean
  onAdd: () => void
}

/** A button that keeps the focus after it is pressed. */
function AddButton({ words, isChosen, onAdd }: AddButtonProps) {
  return (
    <IconButton
      label={`${isChosen ? 'Added' : 'Add'} ${words}`}
      icon={isChosen ? <Check /> : <Plus />}
      aria-disabled={isChosen}
      onClick={onAdd}
    />
  )
}

function Collections({ form }: { form: BriefForm }) {
  const options = useSubjectOptions()
  const { add } = useAdd(form)
  return (
    <Field label="Topic, hub or folder">
      <Select
        options={[{ value: '', label: 'Add one …' }, ...options]}
        value=""
        onChange={(key: string) => {
          const option = options.find(({ value }) => value === key)
          if (option) add(key, option.label)
        }}
      />
    </Field>
  )
}

const NOTES_ASKED = { isHighlight: false, search: '' }

function Notes({ form: { values, set, nameIt } }: { form: BriefForm }) {
  const { notes: listed } = useRead(notes.pageNotes, NOTES_ASKED)
  const [isOpen, setOpen] = useState(false)
  if (listed.length === 0) return null
  if (!isOpen)
    return (
      <Button type="button" size="s" icon={<Plus />} onClick={() => setOpen(true)}>
        Add a note
      </Button>
    )
  const options = listed.map(({ id, title }) => ({ value: id, label: title || 'Untitled note' }))
  return (
    <Field
      label="Note"
      hint="Notes are private. A text that holds words of one says so before it leaves."
    >
      <Select
        options={[{ value: '', label: 'Add one …' }, ...options]}
        value=""
        onChange={(id: string) => {
          const option = options.find(({ value }) => value === id)
          if (!option || values.notes.includes(id) || values.notes.length >= BRIEFS.notes) return
          nameIt(`note:${id}`, option.label)
          set('notes')([...values.notes, id])
        }}
      />
    </Field>
  )
}
