import { useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { account, type Account } from '../contracts/account.ts'

const empty = { current: '', password: '' }

/** The form for the reader's password. A new password ends all other sessions. */
export function PasswordForm({ account: own }: { account: Account }) {
  const { passwordChangedAt, needsPassword, asksToSignIn, signInName } = own
  const [told, setTold] = useState<string | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(account.changePassword, {
    initial: empty,
    toInput: (typed) => typed,
    onDone({ endedSessions }) {
      reset()
      // If nobody had to sign in before, this page has no session, and reloading leads to the
      // sign-in form.
      if (!asksToSignIn) return location.reload()
      setTold(`Your password is changed. ${inWords(endedSessions)}`)
    },
  })
  return (
    <form className="settings-form" noValidate onSubmit={submit} aria-label="Password">
      <h3>Password</h3>
      <p className="field-hint">
        {passwordChangedAt === null ? (
          'You have no password of your own yet.'
        ) : (
          <>
            Changed <Ago time={passwordChangedAt} inSentence />. A new one signs you out everywhere
            else; tokens go on working.
          </>
        )}
      </p>
      {/* Tells password managers to whom the password belongs. */}
      <input type="hidden" autoComplete="username" value={signInName ?? ''} readOnly />
      <div className="settings-fields">
        {needsPassword && (
          <Field label="Present password" error={errors.current}>
            <TextInput
              type="password"
              autoComplete="current-password"
              value={values.current}
              onChange={set('current')}
            />
          </Field>
        )}
        <Field
          label="New password"
          hint="At least 12 characters. Several words that do not belong together are easy to remember."
          error={errors.password}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
          />
        </Field>
      </div>
      <FormError of={error} />
      {told && <p role="status">{told}</p>}
      <Button type="submit" disabled={isPending}>
        {passwordChangedAt === null ? 'Set a password' : 'Change password'}
      </Button>
    </form>
  )
}

function inWords(endedSessions: number): string {
  if (endedSessions === 0) return 'You were signed in nowhere else.'
  return endedSessions === 1
    ? 'You are signed out of one other browser.'
    : `You are signed out of ${endedSessions} other browsers.`
}
