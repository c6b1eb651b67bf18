import { useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { useHubOrigin } from '#platform/access/web/lends/use-hub-origin.ts'
import { joinPath, readers, type ReaderRole } from '../contract.ts'

const roleOptions: { value: ReaderRole; label: string }[] = [
  { value: 'reader', label: 'Reader' },
  { value: 'owner', label: 'Owner: also decides who reads here' },
]

const empty = { note: '', role: 'reader' as ReaderRole }

/** The form that makes an invitation and shows its link once. */
export function InvitationForm() {
  const [made, setMade] = useState<{ note: string; secret: string } | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(readers.invite, {
    initial: empty,
    toInput: (typed) => typed,
    onDone({ secret }) {
      setMade({ note: values.note.trim(), secret })
      reset()
    },
  })
  const origin = useHubOrigin()
  const link = made && origin + joinPath(made.secret)
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {made && link && (
        <SecretOnce of={`link for ${made.note}`} secret={link}>
          <AddressReach address={link} />
        </SecretOnce>
      )}
      <div className="settings-fields">
        <Field label="For whom" error={errors.note}>
          <TextInput autoComplete="off" value={values.note} onChange={set('note')} />
        </Field>
        <Field label="Role" error={errors.role}>
          <Select options={roleOptions} value={values.role} onChange={set('role')} />
        </Field>
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Create an invitation
      </Button>
    </form>
  )
}
