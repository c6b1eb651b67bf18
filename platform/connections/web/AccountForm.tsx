import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { inSentence } from '#web/ui/controls/in-sentence.ts'
import { useForm } from '#web/ui/use-form.ts'
import {
  accounts,
  type Account,
  type AccountField,
  type AccountKind,
} from '../contracts/accounts.ts'

interface AccountFormProps {
  kind: AccountKind
  /** The account to change; absent for a new one. */
  account?: Account
  onDone: (saved: { id: string } | null) => void
}

type Typed = Record<string, string> & { name: string }

/** Adds or changes an account, and checks it. Stored secrets are not shown. */
export function AccountForm({ kind, account, onDone }: AccountFormProps) {
  const known = new Map(account?.values.map(({ name, value }) => [name, value]))
  const initial: Typed = {
    ...Object.fromEntries(
      kind.fields.map(({ name, options }) => [name, known.get(name) ?? options[0]?.value ?? '']),
    ),
    ...Object.fromEntries(kind.fields.map(({ name }) => [forgetOf(name), ''])),
    name: account?.name ?? kind.name,
  }
  const { values, set, errors, error, submit, isPending } = useForm(accounts.saveAccount, {
    initial,
    toInput: (typed) => ({
      id: account?.id,
      kind: kind.id,
      name: typed.name,
      values: kind.fields.map(({ name }) => ({ name, value: typed[name] ?? '' })),
      forgets: kind.fields.flatMap(({ name }) => (typed[forgetOf(name)] ? [name] : [])),
    }),
    onDone,
  })
  return (
    <form
      className="settings-form"
      aria-label={account ? `Edit ${account.name}` : `Add an account: ${kind.name}`}
      noValidate
      onSubmit={submit}
    >
      <p className="field-hint">{kind.sentence}</p>
      <div className="settings-fields">
        <Field label="Name" error={errors.name}>
          <TextInput autoComplete="off" value={values.name} onChange={set('name')} />
        </Field>
        {kind.fields.map((field) => (
          <AccountInput
            key={field.name}
            field={field}
            isStored={account?.secrets.includes(field.name) ?? false}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={set(field.name)}
            isForgotten={values[forgetOf(field.name)] !== ''}
            onForget={(isForgotten) => set(forgetOf(field.name))(isForgotten ? 'yes' : '')}
          />
        ))}
      </div>
      <FormError of={error} />
      <div className="settings-actions">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Checking' : account ? 'Save' : 'Connect'}
        </Button>
        <Button onClick={() => onDone(null)}>Cancel</Button>
      </div>
    </form>
  )
}

/** A key in the form that no field has, because names of fields have no spaces. */
const forgetOf = (name: string) => `forget ${name}`

interface AccountInputProps {
  field: AccountField
  isStored: boolean
  value: string
  error: string | undefined
  onChange: (value: string) => void
  isForgotten: boolean
  onForget: (isForgotten: boolean) => void
}

function AccountInput(props: AccountInputProps) {
  const { field, isStored, value, error, onChange, isForgotten, onForget } = props
  const { label, type, isOptional, options, placeholder } = field
  const isSecret = type === 'secret'
  const hint = isStored
    ? 'Stored encrypted. Enter a new one to replace it.'
    : [field.hint, isSecret && 'It is stored encrypted and never shown again.']
        .filter(Boolean)
        .join(' ')
  return (
    <>
      <Field label={isOptional ? `${label} (optional)` : label} hint={hint} error={error}>
        {type === 'choice' ? (
          <Select options={options} value={value} onChange={onChange} />
        ) : (
          <TextInput
            type={isSecret ? 'password' : type === 'address' ? 'url' : 'text'}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {isStored && isOptional && (
        <Switch
          label={`Remove the stored ${inSentence(label)}`}
          checked={isForgotten && value === ''}
          disabled={value !== ''}
          onChange={onForget}
        />
      )}
    </>
  )
}
