import '../Accounts.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { accounts } from '../../contracts/accounts.ts'
import { AccountForm } from '../AccountForm.tsx'

interface AddAccountProps {
  /** The kind of the new account; absent to let the reader choose. */
  kind?: string
  /** The label of the button. */
  label?: string
  onAdded?: (account: { id: string }) => void
}

/** A button that opens the form for a new account. */
export function AddAccount({ kind, label = 'Add an account', onAdded }: AddAccountProps) {
  const kinds = useRead(accounts.listKinds, {}).filter(
    ({ id }) => kind === undefined || id === kind,
  )
  const [isOpen, setOpen] = useState(false)
  const [chosenId, setChosenId] = useState<string | undefined>(kinds[0]?.id)
  const chosen = kinds.find(({ id }) => id === chosenId)
  if (!isOpen || !chosen)
    return (
      <div className="settings-actions">
        <Button onClick={() => setOpen(true)}>{label}</Button>
      </div>
    )

  function handleDone(saved: { id: string } | null) {
    setOpen(false)
    if (saved) onAdded?.(saved)
  }

  return (
    <div className="account-new">
      {kinds.length > 1 && (
        <Field label="Kind of account">
          <Select
            options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.id}
            onChange={setChosenId}
          />
        </Field>
      )}
      <AccountForm key={chosen.id} kind={chosen} onDone={handleDone} />
    </div>
  )
}
