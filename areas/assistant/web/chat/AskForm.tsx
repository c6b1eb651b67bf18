import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { SendHorizontal } from '#web/ui/more-icons.ts'
import { QUESTION_CHARACTERS } from '../../answer.ts'
import { canSend } from '../../chat.ts'
import type { AskRequest } from './ask-requests.ts'
import type { Asking } from './use-asking.ts'

interface AskFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  about: AskRequest | null
  asking: Asking
  /** Removes the scope from the next question. */
  onStop?: () => void
}

/** A field for a question. Text that was not sent stays in the field. */
export function AskForm({ field, about, asking, onStop = () => {} }: AskFormProps) {
  const { text, setText, pending, error, ask } = asking

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    ask(text)
  }

  // Enter sends the question. With Shift, or while an input method composes, Enter adds a line.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask(text)
  }

  return (
    <form className="chat-ask" onSubmit={handleSubmit}>
      {about && (
        <p className="chat-about">
          <span dir="auto">About: {about.label}</span>
          <IconButton
            size="s"
            label={`Stop asking about ${about.label}`}
            icon={<X />}
            onClick={() => {
              onStop()
              field.current?.focus()
            }}
          />
        </p>
      )}
      <FormError of={error} />
      <div className="chat-field">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label="Ask the assistant"
          placeholder="Ask the assistant anything..."
          maxLength={QUESTION_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<SendHorizontal />}
          size="s"
          disabled={!canSend(text) || pending !== null}
        />
      </div>
    </form>
  )
}
