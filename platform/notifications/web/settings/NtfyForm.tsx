import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { channels, type Ntfy } from '../../contracts/channels.ts'
import { ChannelButtons } from './ChannelButtons.tsx'
import { setUpAt } from './SetUpChannels.tsx'

/** The form for the ntfy topic to which notifications are published. */
export function NtfyForm() {
  const ntfy = useRead(channels.getNtfy, {})
  return (
    <section aria-label="ntfy" className="notification-section" {...setUpAt('ntfy')}>
      <h3>ntfy</h3>
      <TopicFields ntfy={ntfy} />
      {ntfy !== null && <TopicButtons ntfy={ntfy} />}
    </section>
  )
}

function TopicFields({ ntfy }: { ntfy: Ntfy | null }) {
  const { values, set, errors, error, submit, isPending } = useForm(channels.saveNtfy, {
    initial: { address: ntfy?.address ?? '', token: '' },
    toInput: ({ address, token }) => ({ address, ...(token !== '' && { token }) }),
    onDone: () => set('token')(''),
  })
  return (
    <form className="settings-form" aria-label="ntfy topic" noValidate onSubmit={submit}>
      <div className="settings-fields">
        <Field label="Topic address" error={errors.address}>
          <TextInput
            type="url"
            autoComplete="off"
            placeholder="https://ntfy.sh/my-topic"
            value={values.address}
            onChange={set('address')}
          />
        </Field>
        <Field
          label="Access token"
          hint={ntfy?.hasToken ? 'Leave it empty to keep the stored one.' : 'Only if it needs one.'}
          error={errors.token}
        >
          <TextInput
            type="password"
            autoComplete="off"
            value={values.token}
            onChange={set('token')}
          />
        </Field>
      </div>
      <FormError of={error} />
      <div className="settings-actions">
        <Button type="submit" disabled={isPending}>
          Save ntfy topic
        </Button>
      </div>
    </form>
  )
}

function TopicButtons({ ntfy: { address, hasToken, trouble } }: { ntfy: Ntfy }) {
  const test = useWrite(channels.sendTestNtfy)
  const save = useWrite(channels.saveNtfy)
  const remove = useWrite(channels.removeNtfy)
  const error = test.error ?? save.error ?? remove.error
  return (
    <ChannelButtons trouble={trouble} outcome={test.data} error={error}>
      <Button size="s" disabled={test.isPending} onClick={() => test.mutate({})}>
        Send a test to ntfy
      </Button>
      {hasToken && (
        <Button
          size="s"
          disabled={save.isPending}
          onClick={() => save.mutate({ address, token: '' })}
        >
          Remove access token
        </Button>
      )}
      <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({})}>
        Remove ntfy topic
      </Button>
    </ChannelButtons>
  )
}
