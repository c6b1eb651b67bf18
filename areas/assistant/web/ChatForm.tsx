import { useState, type FormEvent } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SendHorizontal } from '#web/ui/more-icons.ts'
import { canSend } from '../chat.ts'

/** A place to ask. The assistant of the demo hears nothing: sending clears the field. */
export function ChatForm() {
  const [text, setText] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setText('')
  }

  return (
    <form className="chat-form" onSubmit={handleSubmit}>
      <input
        type="text"
        dir="auto"
        aria-label="Ask the assistant"
        placeholder="Ask the assistant anything..."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton
        type="submit"
        label="Send"
        icon={<SendHorizontal />}
        size="s"
        disabled={!canSend(text)}
      />
    </form>
  )
}
