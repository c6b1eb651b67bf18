import './SourceForm.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { sources } from '../../contract.ts'
import { FollowRefused } from './FollowRefused.tsx'
import { FoundSource } from './FoundSource.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useCategoryHint, useCategoryOptions } from './source-category.tsx'
import { emptyDraft, frequencyOptions } from './source-words.ts'
import { useFollowPage } from './use-follow-page.ts'

/**
 * Follows the typed address. Shows what was found or, after an error, what was wrong; then the text
 * stays.
 */
export function SourceForm() {
  const [round, setRound] = useState(0)
  return <FilledForm key={round} onFollowed={() => setRound(round + 1)} />
}

/**
 * The form itself. `onFollowed` empties it after the source was followed through `FollowRefused`.
 */
function FilledForm({ onFollowed }: { onFollowed: () => void }) {
  const { requiresName } = useRead(sources.getSourceForm, {})
  const hub = useHub()
  const form = useForm(sources.followSource, {
    initial: emptyDraft,
    toInput: (draft) => ({ ...draft, ...hub }),
    onDone: () => form.reset(),
  })
  const { values, set, errors, error, failure, submit, isPending, output: followed } = form
  const categoryOptions = useCategoryOptions(values.category)
  const categoryHint = useCategoryHint()
  const followPage = useFollowPage()
  const isFilled = values.address.trim() !== '' && (values.name.trim() !== '' || !requiresName)

  return (
    // The browser's validation is off, because it would refuse "example.com" without a scheme.
    <form className="source-form" noValidate onSubmit={submit}>
      <Field
        label="Feed URL *"
        hint="The address of a feed, or of a site that has one."
        error={errors.address ?? error}
      >
        <TextInput
          type="url"
          required
          autoComplete="url"
          placeholder="https://example.com/feed"
          value={values.address}
          onChange={set('address')}
        />
      </Field>
      <Field
        label={requiresName ? 'Feed name *' : 'Feed name'}
        error={errors.name}
        hint={requiresName ? undefined : 'Leave empty to use the name of the feed.'}
      >
        <TextInput
          required={requiresName}
          placeholder="My favorite source"
          value={values.name}
          onChange={set('name')}
        />
      </Field>
      <div className="source-form-pair">
        <Field label="Category" hint={categoryHint}>
          <Select options={categoryOptions} value={values.category} onChange={set('category')} />
        </Field>
        <Field label="Update frequency">
          <Select options={frequencyOptions} value={values.frequency} onChange={set('frequency')} />
        </Field>
      </div>
      <Button type="submit" variant="primary" disabled={!isFilled || isPending}>
        {isPending ? 'Processing...' : 'Add Feed'}
      </Button>
      {followPage && error && (
        <Button onClick={() => followPage(values.address.trim())}>Follow the page itself</Button>
      )}
      <FollowRefused error={failure} draft={values} onFollowed={onFollowed} />
      <div aria-live="polite">{followed && <FoundSource followed={followed} />}</div>
    </form>
  )
}
