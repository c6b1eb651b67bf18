import { useState } from 'react'
import { accountActions } from '#platform/connections/contracts/actions.ts'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import type { Destination } from '../../contracts/deliveries.ts'

interface AccountFieldsProps {
  onChange: (destination: Destination) => void
}

/**
 * The fields for an action of a connected account. Placeholders in them are replaced by the text.
 */
export function AccountFields({ onChange }: AccountFieldsProps) {
  const known = useRead(accounts.listAccounts, {})
  const actions = useRead(accountActions.listActions, {})
  const [chosen, setChosen] = useState('')
  const [values, setValues] = useState<Record<string, string>>({})
  const ways = known.flatMap((account) =>
    actions
      .filter(({ kind }) => kind === account.kind)
      .map((action) => ({ value: `${account.id} ${action.id}`, account, action })),
  )
  const way = ways.find(({ value }) => value === chosen)

  function fill(next: typeof way, typed: Record<string, string>) {
    if (!next) return
    setValues(typed)
    onChange({
      ...{ way: 'account', account: next.account.id, action: next.action.id },
      values: next.action.fields.map(({ name, options }) => ({
        name,
        value: typed[name] ?? options[0]?.value ?? '',
      })),
    })
  }

  if (ways.length === 0) return <Empty>Connect an account under Settings, Accounts first.</Empty>
  return (
    <>
      <Field label="Account and action">
        <Select
          options={[
            { value: '', label: 'Choose an action' },
            ...ways.map(({ value, account, action }) => ({
              value,
              label: `${account.name}: ${action.title}`,
            })),
          ]}
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            fill(
              ways.find((each) => each.value === value),
              {},
            )
          }}
        />
      </Field>
      {way?.action.fields.map(({ name, label, hint, options, isOptional }) => (
        <Field
          key={name}
          label={isOptional ? `${label} (optional)` : label}
          hint={hint ?? '{title}, {text}, {markdown} and {html} stand for those of the text.'}
        >
          {options.length > 0 ? (
            <Select
              options={options}
              value={values[name] ?? options[0]!.value}
              onChange={(value) => fill(way, { ...values, [name]: value })}
            />
          ) : (
            <TextArea
              rows={2}
              dir="auto"
              value={values[name] ?? ''}
              onChange={(event) => fill(way, { ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
