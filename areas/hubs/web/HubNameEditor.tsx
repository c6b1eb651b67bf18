import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'

interface HubNameEditorProps {
  name: string
  onSave: (name: string) => void
  onCancel: () => void
}

/** Edits the hub's name in the toolbar. It replaces the name until it is saved or cancelled. */
export function HubNameEditor({ name, onSave, onCancel }: HubNameEditorProps) {
  const [text, setText] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.select()
  }, [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSave(text)
  }

  return (
    <form className="hub-name-editor" onSubmit={handleSubmit}>
      <input
        ref={input}
        type="text"
        className="control"
        aria-label="Update hub name"
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
