import { useState } from 'react'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { hubs } from '#areas/hubs/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useMounted } from '#web/ui/use-mounted.ts'
import { useForm } from '#web/ui/use-form.ts'
import { programmes, type Podcast } from '../../contracts/programmes.ts'

/** The addresses from which podcast players get the pieces. */
export function Podcasts() {
  const list = useRead(programmes.listPodcasts, {})
  return (
    <section aria-labelledby="podcasts">
      <h3 id="podcasts">Podcasts</h3>
      <p className="field-hint">
        Add the address to any podcast player. Whoever knows it can listen, until you revoke it.
      </p>
      {list.length > 0 && (
        <ul>
          {list.map((podcast) => (
            <PodcastRow key={podcast.id} podcast={podcast} />
          ))}
        </ul>
      )}
      <PodcastForm />
    </section>
  )
}

function PodcastRow({ podcast: { id, title, address: path, usedAt } }: { podcast: Podcast }) {
  // Podcast players run elsewhere, so they need the server's full address, which only the browser
  // knows.
  const isMounted = useMounted()
  const address = isMounted ? new URL(path, location.origin).href : path
  const revoke = useWrite(programmes.revokePodcast)
  const attempt = useAttempt()
  return (
    <li className="settings-row" aria-label={title}>
      <div>
        <p dir="auto">
          <strong>{title}</strong>
        </p>
        <p className="podcast-address">
          <code>{address}</code>
          <CopyButton label={`Copy the address of ${title}`} text={address} />
        </p>
        <AddressReach address={address} of="address" />
        <p className="meta">
          {usedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <TimeAgo time={usedAt} inSentence />
            </>
          )}
        </p>
      </div>
      <Button
        size="s"
        disabled={revoke.isPending}
        onClick={() => void attempt(revoke.mutateAsync({ id }))}
      >
        Revoke<span className="visually-hidden">: {title}</span>
      </Button>
    </li>
  )
}

function PodcastForm() {
  const [made, setMade] = useState<string | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(
    programmes.createPodcast,
    {
      initial: { title: '', of: 'all' },
      toInput: ({ title, of }) => ({ title, of: partOf(of) }),
      onDone: ({ title }) => {
        setMade(title)
        reset()
      },
    },
  )
  return (
    <form className="settings-form" aria-label="Create a podcast" noValidate onSubmit={submit}>
      <div className="settings-fields">
        <Field label="Name" error={errors.title}>
          <TextInput
            autoComplete="off"
            placeholder="My news"
            value={values.title}
            onChange={set('title')}
          />
        </Field>
        <Field label="Episodes" error={errors.of}>
          <PartSelect value={values.of} onChange={set('of')} />
        </Field>
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Create a podcast
      </Button>
      <p className="visually-hidden" role="status">
        {made !== null && `${made} was created.`}
      </p>
    </form>
  )
}

interface PartSelectProps {
  value: string
  onChange: (value: string) => void
}

function PartSelect({ value, onChange }: PartSelectProps) {
  const ofProgrammes = useRead(programmes.listProgrammes, {})
  const ofHubs = useRead(hubs.listHubs, {}).filter(({ isCustom }) => isCustom)
  const ofTopics = useRead(topics.listTopics, {})
  const options = [
    { value: 'all', label: 'Everything that is made' },
    ...ofProgrammes.map(({ id, title }) => ({
      value: `programme:${id}`,
      label: `Programme: ${title}`,
    })),
    ...ofHubs.map(({ id, name }) => ({ value: `hub:${id}`, label: `Hub: ${name}` })),
    ...ofTopics.map(({ id, title }) => ({ value: `topic:${id}`, label: `Topic: ${title}` })),
  ]
  return <Select options={options} value={value} onChange={onChange} />
}

function partOf(value: string): Podcast['of'] {
  const [kind, ...rest] = value.split(':')
  if (kind !== 'programme' && kind !== 'topic' && kind !== 'hub') return null
  return { kind, id: rest.join(':') }
}
