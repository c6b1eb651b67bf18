import './SourceForm.css'
import { useState, type FormEvent } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { newsHub } from '#areas/feed/contract.ts'
import type { Followed } from '../../contract.ts'
import { FoundSource } from './FoundSource.tsx'
import { categoryOptions, emptyDraft, frequencyOptions } from './source-words.ts'

/** Follows what the reader fills in; tells what was found, or what was wrong and keeps every word. */
export function SourceForm() {
  const { requiresName } = useRead(newsHub.getSourceForm, {})
  const follow = useWrite(newsHub.followSource)
  const [draft, setDraft] = useState(emptyDraft)
  const [followed, setFollowed] = useState<Followed | null>(null)

  const { address, name, category, frequency } = draft
  const isFilled = address.trim() !== '' && (name.trim() !== '' || !requiresName)
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isFilled || follow.isPending) return
    setFollowed(null)
    const found = await follow.mutateAsync(draft).catch(() => null)
    if (!found) return
    setDraft(emptyDraft)
    setFollowed(found)
  }

  return (
    // People type "example.com", which the browser's own check would refuse.
    <form className="source-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label="Feed URL *"
        hint="The address of a feed, or of a site that has one."
        error={follow.error ? explain(follow.error) : null}
      >
        <TextInput
          type="url"
          required
          autoComplete="url"
          placeholder="https://example.com/feed"
          value={address}
          onChange={(event) => change({ address: event.target.value })}
        />
      </Field>
      <Field
        label={requiresName ? 'Feed name *' : 'Feed name'}
        hint={requiresName ? undefined : 'Leave empty to use the name of the feed.'}
      >
        <TextInput
          required={requiresName}
          placeholder="My favorite source"
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="source-form-pair">
        <Field label="Category">
          <Select
            options={categoryOptions}
            value={category}
            onChange={(value) => change({ category: value as typeof category })}
          />
        </Field>
        <Field label="Update frequency">
          <Select
            options={frequencyOptions}
            value={frequency}
            onChange={(value) => change({ frequency: value as typeof frequency })}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" disabled={!isFilled || follow.isPending}>
        {follow.isPending ? 'Processing...' : 'Add Feed'}
      </Button>
      <div aria-live="polite">{followed && <FoundSource followed={followed} />}</div>
    </form>
  )
}
