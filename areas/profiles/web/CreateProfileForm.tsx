import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profiles } from '../contract.ts'
import { canCreateProfile } from '../profiles.ts'

/** Called with the id of the new profile, or without an id if the reader canceled. */
export function CreateProfileForm({ onDone }: { onDone: (createdId?: string) => void }) {
  const create = useWrite(profiles.createProfile)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)
  const canCreate = canCreateProfile(name) && !create.isPending

  useEffect(() => {
    nameInput.current?.focus()
  }, [])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canCreate) return
    const created = await create.mutateAsync({ name, description }).catch(() => null)
    if (created) onDone(created.id)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone()
  }

  return (
    <form
      className="profile-form"
      aria-label="New profile"
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={handleKey}
    >
      <Field label="Profile name" error={create.error ? explain(create.error) : null}>
        <TextInput
          ref={nameInput}
          dir="auto"
          value={name}
          placeholder="Harbor master"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Description (optional)">
        <TextArea
          dir="auto"
          rows={2}
          value={description}
          placeholder="Who it is for"
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <div className="profile-form-buttons">
        <Button type="submit" disabled={!canCreate}>
          Create Profile
        </Button>
        <Button variant="quiet" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
