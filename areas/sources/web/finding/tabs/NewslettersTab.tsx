import '../FindingTab.css'
import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { newsletters } from '../../../contracts/newsletters.ts'
import { FoundSourceRow } from '../FoundSourceRow.tsx'
import { Inboxes } from './Inboxes.tsx'

/**
 * The tab for newsletters. It finds a newsletter's own feed; if there is none, it offers an inbox.
 */
export function NewslettersTab({ onFollowed }: { onFollowed: () => void }) {
  const find = useWrite(newsletters.findNewsletter)
  const [text, setText] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '' && !find.isPending) find.mutate({ text })
  }

  return (
    <div className="finding-tab">
      <form className="finding-form" noValidate onSubmit={handleSubmit}>
        <Field
          label="Site or sender of the newsletter"
          hint="Such as name.substack.com, one of its pages, or the address that it is sent from."
          error={find.error ? explain(find.error) : null}
        >
          <TextInput
            type="text"
            inputMode="url"
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={text.trim() === '' || find.isPending}>
          {find.isPending ? 'Looking...' : 'Find its feed'}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={find.isPending}>
        {find.isPending && <SkeletonLines count={3} />}
        {find.data?.note && <p className="finding-note">{find.data.note}</p>}
        {find.data && find.data.candidates.length > 0 && (
          <ul className="found-rows" aria-label="Found feeds of the newsletter">
            {find.data.candidates.map((candidate) => (
              <FoundSourceRow
                key={candidate.address}
                candidate={candidate}
                onFollowed={onFollowed}
              />
            ))}
          </ul>
        )}
      </div>
      <Inboxes onMade={onFollowed} />
    </div>
  )
}
