import { useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import type { Account } from '../contracts/accounts.ts'
import { accountActions, type AccountAction, type ActionField } from '../contracts/actions.ts'

interface TryActionProps {
  account: Account
  actions: readonly AccountAction[]
  onDone: () => void
}

/**
 * The form with which a reader tries an action of an account: it chooses the action, asks for its
 * input, and shows the result.
 */
export function TryAction({ account, actions, onDone }: TryActionProps) {
  const [chosenId, setChosenId] = useState(actions[0]?.id)
  const chosen = actions.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <div className="account-try">
      {actions.length > 1 && (
        <Field label="Action">
          <Select
            options={actions.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen.id}
            onChange={setChosenId}
          />
        </Field>
      )}
      <ActionForm key={chosen.id} account={account} action={chosen} onDone={onDone} />
    </div>
  )
}

interface ActionFormProps {
  account: Account
  action: AccountAction
  onDone: () => void
}

function ActionForm({ account, action, onDone }: ActionFormProps) {
  const { fields, title, sentence } = action
  const initial: Record<string, string> = Object.fromEntries(
    fields.map(({ name, options }) => [name, options[0]?.value ?? '']),
  )
  const { values, set, errors, error, submit, isPending, output } = useForm(
    accountActions.tryAction,
    {
      initial,
      toInput: (typed) => ({
        account: account.id,
        action: action.id,
        values: fields.map(({ name }) => ({ name, value: typed[name] ?? '' })),
      }),
    },
  )
  return (
    <form
      className="settings-form"
      aria-label={`${title}: ${account.name}`}
      noValidate
      onSubmit={submit}
    >
      <p className="field-hint">{sentence} This is carried out for real.</p>
      <div className="settings-fields">
        {fields.map((field) => (
          <ActionInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={set(field.name)}
          />
        ))}
      </div>
      <FormError of={error} />
      <div className="settings-actions">
        <Button type="submit" size="s" variant="primary" disabled={isPending}>
          {isPending ? 'Trying' : title}
        </Button>
        <Button size="s" onClick={onDone}>
          Close
        </Button>
      </div>
      <p className="account-outcome" role="status">
        {output && !isPending && `${output.said}.`}
      </p>
      {output?.details && !isPending && <Details text={output.details} />}
    </form>
  )
}

function Details({ text }: { text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys have to reach it.
    <pre className="account-details" role="region" aria-label="Answer" tabIndex={0}>
      {text}
    </pre>
  )
}

interface ActionInputProps {
  field: ActionField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ActionInput({ field, value, error, onChange }: ActionInputProps) {
  const { label, type, hint, isOptional, options, placeholder } = field
  return (
    <Field label={isOptional ? `${label} (optional)` : label} hint={hint} error={error}>
      {type === 'choice' ? (
        <Select options={options} value={value} onChange={onChange} />
      ) : type === 'lines' ? (
        <TextArea
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextInput
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
