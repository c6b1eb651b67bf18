import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface HubNameInputProps {
  name: string
  onSave: (name: string) => void
  /** Called when the name was saved or left, so that the field can be removed. */
  onDone: (how: 'by-key' | 'by-leaving') => void
}

/** A hub's name, edited in place. Enter and leaving the field save, Escape does not. */
export function HubNameInput({ name, onSave, onDone }: HubNameInputProps) {
  const [text, setText] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  // When the field is removed it also loses the focus, which must not save a name after Escape.
  function finish(isSaved: boolean, how: 'by-key' | 'by-leaving') {
    if (isOver.current) return
    isOver.current = true
    if (isSaved) onSave(text)
    onDone(how)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Escape would close a drawer, too; Enter ends a word that is being composed.
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    finish(event.key === 'Enter', 'by-key')
  }

  return (
    <input
      ref={input}
      type="text"
      className="hub-name-input"
      // The field replaces the focused element, and must not close the fly-out around it.
      data-holds-open
      aria-label="Hub name"
      dir="auto"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => finish(true, 'by-leaving')}
    />
  )
}
