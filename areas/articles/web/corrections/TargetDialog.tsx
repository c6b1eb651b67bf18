import './Joining.css'
import { Suspense, useDeferredValue, useId, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { ChoiceDialog } from '#web/ui/overlays/ChoiceDialog.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { joining } from '../../contracts/corrections.ts'

interface TargetDialogProps {
  title: string
  /** A sentence that says what choosing an article does. */
  words: string
  /** The label of the button. */
  submit: string
  /** The article that the list leaves out. */
  article: number
  open: boolean
  isPending: boolean
  error: Error | null
  onChoose: (target: number) => Promise<void>
  onClose: () => void
}

/** A dialog to choose one of the related articles, or of those that a search finds. */
export function TargetDialog(props: TargetDialogProps) {
  const { title, words, submit, article, open, isPending, error, onChoose, onClose } = props
  const [search, setSearch] = useState('')
  const shown = useDeferredValue(search.trim())
  const [chosen, setChosen] = useState<number | null>(null)

  return (
    <ChoiceDialog
      open={open}
      onClose={onClose}
      title={title}
      submit={submit}
      isChosen={chosen !== null}
      isPending={isPending}
      error={error}
      onSubmit={() => void onChoose(chosen!)}
    >
      <p>{words}</p>
      <SearchBox
        label="Search articles"
        value={search}
        maxLength={300}
        onChange={(text) => {
          setSearch(text)
          setChosen(null)
        }}
      />
      <Suspense fallback={<SkeletonLines count={6} />}>
        {/* If a search cannot be read, only the list shows an error, and the next search starts
            anew. */}
        <Trouble key={shown}>
          <Targets article={article} search={shown} chosen={chosen} onChoose={setChosen} />
        </Trouble>
      </Suspense>
    </ChoiceDialog>
  )
}

interface TargetsProps {
  article: number
  search: string
  chosen: number | null
  onChoose: (target: number) => void
}

function Targets({ article, search, chosen, onChoose }: TargetsProps) {
  const targets = useRead(joining.listTargets, { article, search })
  const name = useId()
  if (targets.length === 0) {
    return (
      <p className="meta" role="status">
        {search === ''
          ? 'No related articles. Search for the one you mean.'
          : 'No other articles match.'}
      </p>
    )
  }
  return (
    <fieldset className="targets">
      <legend>{search === '' ? 'Related articles' : 'Found articles'}</legend>
      {targets.map(({ id, title, time, sourceCount }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span className="target-title" dir="auto">
            {title}
          </span>
          <span className="meta">
            <TimeAgo time={time} />, {count(sourceCount, 'source')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
