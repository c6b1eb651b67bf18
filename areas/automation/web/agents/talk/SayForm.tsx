import { useRef, type KeyboardEvent } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SendHorizontal } from '#web/ui/more-icons.ts'
import { useForm } from '#web/ui/use-form.ts'
import type { OpenAgent } from '../../../contracts/agent-settings.ts'
import { conversations } from '../../../contracts/conversations.ts'
import { AGENTS } from '../../../limits.ts'

interface SayFormProps {
  agent: Pick<OpenAgent, 'id' | 'name' | 'status'>
  conversation: string | null
  /** True if the agent is not working on a message. */
  isFree: boolean
  onSaid: (conversation: string) => void
}

/**
 * A field for a message. A message that could not be sent stays in the field, and is sent again
 * with the same id.
 */
export function SayForm({ agent, conversation, isFree, onSaid }: SayFormProps) {
  const unsent = useRef<{ id: string; text: string } | null>(null)
  const form = useForm(conversations.say, {
    initial: { text: '' },
    toInput({ text }) {
      if (unsent.current?.text !== text) unsent.current = { id: crypto.randomUUID(), text }
      const { id } = unsent.current
      return { agent: agent.id, id, text, ...(conversation !== null && { conversation }) }
    },
    onDone(said) {
      unsent.current = null
      form.set('text')('')
      onSaid(said.conversation)
    },
  })
  const { text } = form.values
  const isPaused = agent.status === 'paused'
  const canSend = isFree && !isPaused && text.trim() !== '' && !form.isPending

  // Enter sends the message, unless Shift is held or an input method is composing.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) form.submit()
  }

  const problem = form.errors.text ?? form.error
  return (
    <form className="agent-say" noValidate onSubmit={form.submit}>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {isPaused && <p className="meta">{agent.name} is paused. Switch it on to talk to it.</p>}
      <div className="agent-say-field">
        <textarea
          rows={1}
          dir="auto"
          className="control"
          aria-label={`Message to ${agent.name}`}
          placeholder="Message, or / and a command"
          maxLength={AGENTS.messageCharacters}
          value={text}
          onChange={form.set('text')}
          onKeyDown={handleKeyDown}
        />
        <IconButton type="submit" label="Send" icon={<SendHorizontal />} disabled={!canSend} />
      </div>
    </form>
  )
}
