import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { account, type Account } from '../contracts/account.ts'

/** The form for the reader's name and sign-in name. */
export function NameForm({ account: { name, signInName, hasFixedName } }: { account: Account }) {
  const toast = useToast()
  const { values, set, errors, error, submit, isPending } = useForm(account.saveAccount, {
    initial: { name, signInName: signInName ?? '' },
    toInput: ({ name, signInName }) => ({
      name,
      signInName: signInName.trim() === '' ? null : signInName,
    }),
    onDone: () => toast({ title: 'Your names are saved', tone: 'success' }),
  })
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      <div className="settings-fields">
        <Field label="Your name" error={errors.name}>
          <TextInput autoComplete="name" value={values.name} onChange={set('name')} />
        </Field>
        <Field
          label="Name to sign in with"
          hint={
            hasFixedName
              ? 'It comes from where you sign in, and stays.'
              : 'Such as mira or mira@example.org.'
          }
          error={errors.signInName}
        >
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={hasFixedName}
            value={values.signInName}
            onChange={set('signInName')}
          />
        </Field>
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Save names
      </Button>
    </form>
  )
}
