import { useEffect, useRef, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profiles, type Profile } from '../contract.ts'

/** The reader's instructions for how the server writes for this profile. */
export function Instructions({ profile }: { profile: Profile }) {
  const save = useWrite(profiles.saveInstructions)
  const [text, setText] = useState(profile.instructions)
  const typed = useRef(profile.instructions)
  const saved = useRef(profile.instructions)

  /** Saves the typed text when the field is left, not after each letter. */
  function saveTyped() {
    const instructions = typed.current
    const before = saved.current
    if (instructions === before) return
    saved.current = instructions
    save.mutateAsync({ id: profile.id, instructions }).catch(() => {
      // Saving failed, so it is tried again when the field is left the next time.
      if (saved.current === instructions) saved.current = before
    })
  }

  // Saves when the page is closed while the reader is still in the field.
  const latestSave = useRef(saveTyped)
  useEffect(() => {
    latestSave.current = saveTyped
  })
  useEffect(() => () => latestSave.current(), [])

  return (
    <Field
      label="Instructions"
      error={save.error ? explain(save.error) : null}
      hint="Who reads it, what matters to them, what to leave out. Kept with this profile."
    >
      <TextArea
        dir="auto"
        rows={10}
        value={text}
        placeholder="Write for people who load ships, not for people who buy shares in them."
        onChange={(event) => {
          setText(event.target.value)
          typed.current = event.target.value
        }}
        onBlur={saveTyped}
      />
    </Field>
  )
}
