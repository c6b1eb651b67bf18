import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { mail, type MailServer } from '../../contracts/mail.ts'
import { ChannelButtons } from './ChannelButtons.tsx'
import { setUpAt } from './SetUpChannels.tsx'

const securityOptions = [
  { value: 'starttls', label: 'STARTTLS (port 587)' },
  { value: 'tls', label: 'TLS (port 465)' },
  { value: 'none', label: 'None (only on your own network)' },
] as const

/** The form for the mail server that sends the reader's emails. */
export function MailServerForm() {
  const server = useRead(mail.getMailServer, {})
  return (
    <section aria-label="Email" className="notification-section" {...setUpAt('email')}>
      <h3>Email</h3>
      <p className="field-hint">
        Synthwire hands emails to your mail server, such as that of your mail provider.
      </p>
      <ServerFields server={server} />
      {server !== null && <ServerButtons server={server} />}
      <Unsubscribing />
    </section>
  )
}

const unsubscribingWords = {
  'one-click': 'Emails can be unsubscribed from with one click.',
  page: 'Emails have a link to unsubscribe. One click in a mail program needs a public https address (SYNTHWIRE_PUBLIC_ADDRESS).',
  settings:
    'This server has no public address (SYNTHWIRE_PUBLIC_ADDRESS), so emails have no link to unsubscribe and none to articles. Choose what you get above.',
}

/** Explains how recipients unsubscribe, which depends on the server's public address. */
function Unsubscribing() {
  const { by } = useRead(mail.getUnsubscribing, {})
  return <p className="field-hint">{unsubscribingWords[by]}</p>
}

function ServerFields({ server }: { server: MailServer | null }) {
  const { values, set, errors, error, submit, isPending } = useForm(mail.saveMailServer, {
    initial: {
      host: server?.host ?? '',
      port: String(server?.port ?? 587),
      security: server?.security ?? ('starttls' as MailServer['security']),
      userName: server?.userName ?? '',
      password: '',
      sender: server?.sender ?? '',
      recipient: server?.recipient ?? '',
    },
    toInput: ({ port, password, ...draft }) => ({
      ...draft,
      port: Number(port),
      // An empty field keeps the stored password.
      ...(password !== '' && { password }),
    }),
    onDone: () => set('password')(''),
  })
  return (
    <form className="settings-form" aria-label="Mail server" noValidate onSubmit={submit}>
      <div className="settings-fields">
        <Field label="Mail server" error={errors.host}>
          <TextInput
            autoComplete="off"
            placeholder="mail.example.com"
            value={values.host}
            onChange={set('host')}
          />
        </Field>
        <Field label="Port" error={errors.port}>
          <TextInput inputMode="numeric" value={values.port} onChange={set('port')} />
        </Field>
        <Field label="Encryption" error={errors.security}>
          <Select options={securityOptions} value={values.security} onChange={set('security')} />
        </Field>
        <Field label="User name" error={errors.userName}>
          <TextInput autoComplete="off" value={values.userName} onChange={set('userName')} />
        </Field>
        <Field
          label="Password"
          hint={passwordHint(server, values.userName)}
          error={errors.password}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
          />
        </Field>
        <Field label="From" error={errors.sender}>
          <TextInput
            type="email"
            autoComplete="off"
            placeholder="hub@example.com"
            value={values.sender}
            onChange={set('sender')}
          />
        </Field>
        <Field label="To" error={errors.recipient}>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={values.recipient}
            onChange={set('recipient')}
          />
        </Field>
      </div>
      <FormError of={error} />
      <div className="settings-actions">
        <Button type="submit" disabled={isPending}>
          Save mail server
        </Button>
      </div>
    </form>
  )
}

function passwordHint(server: MailServer | null, userName: string): string | undefined {
  if (!server?.hasPassword) return 'Leave user name and password empty to send without signing in.'
  return userName.trim() === ''
    ? 'Without a user name, the stored password is deleted, and emails are sent without signing in.'
    : 'Leave it empty to keep the stored one.'
}

function ServerButtons({ server: { trouble } }: { server: MailServer }) {
  const test = useWrite(mail.sendTestMail)
  const remove = useWrite(mail.removeMailServer)
  const error = test.error ?? remove.error
  return (
    <ChannelButtons trouble={trouble} outcome={test.data} error={error}>
      <Button size="s" disabled={test.isPending} onClick={() => test.mutate({})}>
        {test.isPending ? 'Sending' : 'Send a test email'}
      </Button>
      <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({})}>
        Remove mail server
      </Button>
    </ChannelButtons>
  )
}
