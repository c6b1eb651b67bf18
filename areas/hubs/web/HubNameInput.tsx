import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface HubNameInputProps {
  name: string
  onSave: (name: string) => void
  /** Called after the name was saved or cancelled, so that the field can be removed. */
  onDone: (how: 'by-key' | 'by-leaving') => void
}

/** Edits a hub's name in place. Enter or leaving the field saves it; Escape cancels. */
export function HubNameInput({ name, onSave, onDone }: HubNameInputProps) {
  const [text, setText] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  // A removed field also loses the focus, which must not save the name after Escape.
  function finish(isSaved: boolean, how: 'by-key' | 'by-leaving') {
    if (isOver.current) return
    isOver.current = true
    if (isSaved) onSave(text)
    onDone(how)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // While an input method composes, Enter only ends the word. Otherwise the key is not passed on,
    // since Escape would also close a drawer.
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
      // The field replaces the focused element, so it must keep the surrounding fly-out open.
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
