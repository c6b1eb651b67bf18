import { memo, useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { drafts, type DraftNotice, type OpenDraft } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { AnswerField, isAnswerable } from './AnswerField.tsx'
import type { DraftEditor } from './use-draft-editor.ts'

interface DraftNoticesProps {
  saved: OpenDraft
  editor: DraftEditor
  notices: readonly DraftNotice[]
}

/** Lists the problems and gaps of a draft, open questions first. Some can be answered in a form. */
export const DraftNotices = memo(function DraftNotices(props: DraftNoticesProps) {
  const { saved, editor, notices } = props
  /** The words of the notice that is being answered, because two notices may ask for one field. */
  const [answering, setAnswering] = useState<string | null>(null)
  const shorten = useWrite(drafts.shortenToFit)
  if (notices.length === 0) return null

  async function handleShorten() {
    await editor.flush()
    await shorten.mutateAsync({ draft: saved.id, version: editor.version }).catch(() => {})
  }

  return (
    <section className="draft-notices" aria-label="Notices">
      <ul>
        {notices.map(({ kind, words, field }) => (
          <li key={`${kind} ${words}`} data-kind={kind}>
            <CircleAlert aria-hidden="true" />
            <div>
              <p dir="auto">{words}</p>
              {kind === 'quotation' && (
                <Button size="s" disabled={shorten.isPending} onClick={() => void handleShorten()}>
                  Shorten to fit
                </Button>
              )}
              {field !== null &&
                isAnswerable(field) &&
                (answering === words ? (
                  <AnswerForm {...{ saved, editor, field }} onDone={() => setAnswering(null)} />
                ) : (
                  <Button size="s" onClick={() => setAnswering(words)}>
                    {kind === 'question' ? 'Answer' : 'Change the brief'}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      <FormError of={shorten.error} />
    </section>
  )
})

interface AnswerFormProps {
  saved: OpenDraft
  editor: DraftEditor
  field: NonNullable<DraftNotice['field']>
  onDone: () => void
}

/** A form for a missing field of the brief; saving it writes the draft again. */
function AnswerForm({ saved, editor, field, onDone }: AnswerFormProps) {
  const [brief, setBrief] = useState(() => toAnswer(saved.brief, field))
  const redraft = useWrite(drafts.redraft)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    await editor.flush()
    const points = brief.points.filter((point) => point.trim() !== '')
    const wanted = { draft: saved.id, version: editor.version, brief: { ...brief, points } }
    const done = await redraft.mutateAsync(wanted).catch(() => null)
    if (done) onDone()
  }

  return (
    <form className="draft-answer" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <AnswerField brief={brief} field={field} onChange={setBrief} />
      <p className="meta">Parts that you wrote or changed stay as they are.</p>
      <FormError of={redraft.error} />
      <div className="draft-answer-ways">
        <Button size="s" onClick={onDone}>
          Cancel
        </Button>
        <Button size="s" variant="primary" type="submit" disabled={redraft.isPending}>
          Draft again
        </Button>
      </div>
    </form>
  )
}

/**
 * The initial values of the form. A select without subjects shows its first option, the last 24
 * hours, so that one is set.
 */
function toAnswer(brief: WholeBrief, field: AnswerFormProps['field']): WholeBrief {
  const isEmpty = field === 'subjects' && brief.subjects.length === 0
  return isEmpty ? { ...brief, subjects: [{ kind: 'recent', hours: 24 }] } : brief
}
