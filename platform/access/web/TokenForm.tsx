import { useState, type ReactNode } from 'react'
import { useKept } from '#web/asking/use-kept.ts'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { access, type TokenScope } from '../contract.ts'
import { daysOf, scopeOptions, termOptions } from './token-words.ts'

const empty = { name: '', scope: 'read' as TokenScope, days: '365' }

/** Makes a token and shows it once, next to `uses`, which explain where it can be entered. */
export function TokenForm({ uses }: { uses: ReactNode }) {
  const scopes = useKept('readers') ? scopeOptions.ofOwner : scopeOptions.ofReader
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(access.createToken, {
    initial: empty,
    toInput: ({ days, ...token }) => ({ ...token, days: daysOf(days) }),
    onDone: ({ secret }) => {
      setMade({ name: values.name.trim(), secret })
      reset()
    },
  })
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {made && (
        <SecretOnce of={`token of ${made.name}`} secret={made.secret}>
          {uses}
        </SecretOnce>
      )}
      <div className="settings-fields">
        <Field label="For which program" error={errors.name}>
          <TextInput
            autoComplete="off"
            placeholder="Feed reader on my phone"
            value={values.name}
            onChange={set('name')}
          />
        </Field>
        <Field label="What it may do" error={errors.scope}>
          <Select options={scopes} value={values.scope} onChange={set('scope')} />
        </Field>
        <Field label="Expires" error={errors.days}>
          <Select options={termOptions} value={values.days} onChange={set('days')} />
        </Field>
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Create a token
      </Button>
    </form>
  )
}
