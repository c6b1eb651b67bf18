import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import type { Value } from '../../../flow/fields/values.ts'
import { ACCOUNTS_PAGE } from '../../accounts-page.ts'
import { ValueField } from '../../fields/ValueField.tsx'
import { CurlPaste } from './CurlPaste.tsx'
import type { FormProps } from './form-props.ts'

const effectWords = {
  inside: null,
  safe: null,
  keyed: 'Sends a request. Sent again after a crash, it counts once.',
  once: 'Sends something that cannot be taken back.',
} as const

/** The form of an action: its account and its fields. */
export function ActForm({ step, editor, offered, onChange }: FormProps<'act'>) {
  const action = editor.actions.find(({ name }) => name === step.action)
  if (!action)
    return (
      <p className="field-hint">
        There is no action “{step.action}” here. Replace this step, or delete it.
      </p>
    )

  function handleChange(name: string, value: Value | undefined) {
    const { [name]: _, ...others } = step.with
    const values = value === undefined ? others : { ...step.with, [name]: value }
    onChange({ ...step, with: values }, name)
  }

  const effect = effectWords[action.effect]
  return (
    <>
      {action.trouble !== null && (
        <p className="step-note">
          Setup Required: {action.trouble} <PageLink page={ACCOUNTS_PAGE}>Open accounts</PageLink>
        </p>
      )}
      {effect && <p className="field-hint">{effect}</p>}
      {action.accountKind !== null && (
        <AccountField
          kind={action.accountKind}
          value={step.account?.name ?? ''}
          onChange={(name) => {
            const { account: _, ...rest } = step
            const kind = action.accountKind!
            onChange(name === '' ? rest : { ...rest, account: { kind, name } }, 'account')
          }}
        />
      )}
      {action.fields.length === 0 && <p className="field-hint">This action has no fields.</p>}
      <CurlPaste
        isOff={step.action !== 'http'}
        onRead={(fields) => onChange({ ...step, with: fields }, 'curl')}
      >
        {action.fields.map((field) => (
          <ValueField
            key={field.name}
            field={field}
            value={step.with[field.name]}
            offered={offered}
            onChange={(value) => handleChange(field.name, value)}
          />
        ))}
      </CurlPaste>
    </>
  )
}

interface AccountFieldProps {
  kind: string
  value: string
  onChange: (name: string) => void
}

function AccountField({ kind, value, onChange }: AccountFieldProps) {
  const own = useRead(accounts.listAccounts, {}).filter((account) => account.kind === kind)
  const isKnown = value === '' || own.some(({ name }) => name === value)
  return (
    <Field
      label="Account"
      hint={
        <>
          {own.length === 0 && 'No such account is connected yet. '}
          <PageLink page={ACCOUNTS_PAGE}>Manage accounts</PageLink>
        </>
      }
    >
      <Select
        options={[
          { value: '', label: 'Choose an account' },
          ...own.map(({ name }) => ({ value: name, label: name })),
          ...(isKnown ? [] : [{ value, label: `${value} (not connected)` }]),
        ]}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
