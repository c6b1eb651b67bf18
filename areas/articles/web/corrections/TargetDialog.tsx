import './Joining.css'
import { Suspense, useDeferredValue, useId, useState, type FormEvent } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { explain, Trouble } from '#web/ui/blocks/Trouble.tsx'
import { joining } from '../../contracts/corrections.ts'

interface TargetDialogProps {
  title: string
  /** What choosing an article does, in one sentence. */
  words: string
  /** Of the button that does it. */
  submit: string
  /** The article that is not offered. */
  article: number
  open: boolean
  isPending: boolean
  error: Error | null
  onChoose: (target: number) => Promise<void>
  onClose: () => void
}

/** One of the related articles, or one that is found by words. */
export function TargetDialog(props: TargetDialogProps) {
  const { title, words, submit, article, open, isPending, error, onChoose, onClose } = props
  const formId = useId()
  const [search, setSearch] = useState('')
  const shown = useDeferredValue(search.trim())
  const [chosen, setChosen] = useState<number | null>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen !== null && !isPending) void onChoose(chosen)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={chosen === null || isPending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit}>
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
          {/* A search that cannot be read fails alone; the next one begins anew. */}
          <Trouble key={shown}>
            <Targets article={article} search={shown} chosen={chosen} onChoose={setChosen} />
          </Trouble>
        </Suspense>
        <div aria-live="polite">{error && <p className="field-error">{explain(error)}</p>}</div>
      </form>
    </Dialog>
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
