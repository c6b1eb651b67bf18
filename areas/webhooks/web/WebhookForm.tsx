import { useState } from 'react'
import { feed } from '#areas/feed/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CheckCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { webhooks, type Webhook, type WebhookEvent } from '../contract.ts'
import { eventOptions, placeOf, placeValue } from './webhook-words.ts'

interface FormProps {
  /** The webhook to change; absent for a new one. */
  webhook?: Webhook
  onDone?: () => void
}

/** Adds a webhook and shows its secret only once, or changes a webhook. */
export function WebhookForm({ webhook, onDone }: FormProps) {
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(webhooks.saveWebhook, {
    initial: {
      name: webhook?.name ?? '',
      address: webhook?.address ?? '',
      events: webhook?.events ?? (['article.new'] as WebhookEvent[]),
      place: webhook ? placeValue(webhook) : 'all',
    },
    toInput: ({ place, ...draft }) => ({
      ...draft,
      ...placeOf(place),
      ...(webhook && { id: webhook.id }),
    }),
    onDone: ({ secret }) => {
      if (secret !== null) {
        setMade({ name: values.name.trim(), secret })
        reset()
      }
      onDone?.()
    },
  })
  const toggle = (event: WebhookEvent) => {
    const { events } = values
    set('events')(
      events.includes(event) ? events.filter((one) => one !== event) : [...events, event],
    )
  }
  return (
    <form
      className="settings-form"
      aria-label={webhook ? `Edit ${webhook.name}` : 'Add a webhook'}
      noValidate
      onSubmit={submit}
    >
      {made && <SecretOnce of={`signing secret of ${made.name}`} secret={made.secret} />}
      <div className="settings-fields">
        <Field label="Name" error={errors.name}>
          <TextInput
            autoComplete="off"
            placeholder="Home automation"
            value={values.name}
            onChange={set('name')}
          />
        </Field>
        <Field label="Address" error={errors.address}>
          <TextInput
            type="url"
            autoComplete="off"
            placeholder="https://example.com/webhooks"
            value={values.address}
            onChange={set('address')}
          />
        </Field>
        <Field label="Articles of" error={errors.place}>
          <PlaceSelect value={values.place} onChange={set('place')} />
        </Field>
      </div>
      <CheckCards label="Events" options={eventOptions} values={values.events} onToggle={toggle} />
      <FormError of={errors.events ?? error} />
      <div className="settings-actions">
        <Button type="submit" disabled={isPending}>
          {webhook ? 'Save' : 'Add a webhook'}
        </Button>
        {webhook && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </form>
  )
}

interface PlaceProps {
  value: string
  onChange: (value: string) => void
}

function PlaceSelect({ value, onChange }: PlaceProps) {
  const ofTopics = useRead(topics.listTopics, {})
  const ofFolders = useRead(feed.listFolders, { search: '' })
  const options = [
    { value: 'all', label: 'All sources' },
    ...ofTopics.map(({ id, title }) => ({ value: `topic:${id}`, label: `Topic: ${title}` })),
    ...ofFolders.map(({ id, name }) => ({ value: `folder:${id}`, label: `Folder: ${name}` })),
  ]
  // A topic or folder that was deleted stays selected.
  const known = options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: 'A topic or folder that is gone' }]
  return <Select options={known} value={value} onChange={onChange} />
}
