import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { newsletter, type Letter } from '../../contracts/newsletter.ts'

interface LettersProps {
  site: string
  canSend: boolean
  subscribers: number
}

/** The letters of a site, newest first. Only one is edited at a time. */
export function Letters(props: LettersProps) {
  const { site } = props
  const letters = useRead(newsletter.listLetters, { site })
  const [written, setWritten] = useState<string | null>(null)
  return (
    <>
      {written === NEW ? (
        <LetterForm site={site} onDone={() => setWritten(null)} />
      ) : (
        <Button variant="primary" onClick={() => setWritten(NEW)}>
          Write a letter
        </Button>
      )}
      {letters.length === 0 && written !== NEW && <Empty quiet>No letters yet.</Empty>}
      <ul className="letter-list" aria-label="Letters">
        {letters.map((letter) => (
          <li key={letter.id} className="letter">
            {written === letter.id ? (
              <LetterForm {...{ site, letter }} onDone={() => setWritten(null)} />
            ) : (
              <LetterRow {...props} letter={letter} onEdit={() => setWritten(letter.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const NEW = 'new'

interface RowProps extends LettersProps {
  letter: Letter
  onEdit: () => void
}

function LetterRow({ site, letter, canSend, subscribers, onEdit }: RowProps) {
  const { id, subject, words, state, editedAt, sentAt, queued } = letter
  const send = useWrite(newsletter.sendLetter)
  const remove = useWrite(newsletter.deleteLetter)
  const attempt = useAttempt()
  const one = { site, letter: id }

  function handleSend() {
    if (window.confirm(`Send “${subject}” to ${count(subscribers, 'subscriber')}?`))
      void attempt(send.mutateAsync(one))
  }

  function handleDelete() {
    if (window.confirm(`Delete “${subject}”?`)) void attempt(remove.mutateAsync(one))
  }

  return (
    <>
      <h3 dir="auto">
        {subject} <Badge tone={state === 'sent' ? 'success' : 'warn'}>{state}</Badge>
      </h3>
      <p className="meta">
        <Ago time={sentAt ?? editedAt} />
        {state !== 'draft' && `, ${count(queued, 'mail')}`}
      </p>
      <p className="letter-words" dir="auto">
        {words}
      </p>
      {state !== 'sending' && (
        <div className="site-choices">
          {state === 'draft' && (
            <>
              <Button size="s" disabled={!canSend || send.isPending} onClick={handleSend}>
                Send
              </Button>
              <Button size="s" onClick={onEdit}>
                Edit
              </Button>
            </>
          )}
          <Button size="s" onClick={handleDelete}>
            Delete
          </Button>
        </div>
      )}
    </>
  )
}

function LetterForm({
  site,
  letter,
  onDone,
}: {
  site: string
  letter?: Letter
  onDone: () => void
}) {
  const { values, set, submit, errors, error, isPending } = useForm(newsletter.saveLetter, {
    initial: { subject: letter?.subject ?? '', words: letter?.words ?? '' },
    toInput: (draft) => ({ site, ...(letter && { letter: letter.id }), draft }),
    within: 'draft',
    onDone,
  })
  return (
    <form className="site-form" onSubmit={submit}>
      <Field label="Subject" error={errors.subject}>
        <TextInput value={values.subject} onChange={set('subject')} />
      </Field>
      <Field label="Text" error={errors.words} hint="An empty line begins a new paragraph.">
        <TextArea rows={10} value={values.words} onChange={set('words')} />
      </Field>
      <FormError of={error} />
      <div className="site-choices">
        <Button type="submit" variant="primary" disabled={isPending}>
          Save draft
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
