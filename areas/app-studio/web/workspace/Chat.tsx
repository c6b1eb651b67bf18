import './Chat.css'
import { useEffect, useRef, useState, type KeyboardEvent, type FormEvent } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Sparkles, Workflow } from '#web/ui/icons.ts'
import { SendHorizontal, User } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { isSendable, orchestrator } from '../../chat.ts'
import {
  studioChat,
  type ChatMessage,
  type FeatureAgent,
  type Workspace,
} from '../../contracts/workspace.ts'

interface ChatProps {
  projectId: string
  workspace: Workspace
}

export function Chat({ projectId, workspace: { messages, isReplying, agents } }: ChatProps) {
  const talk = useRef<HTMLDivElement>(null)

  // Scrolls to the newest message without moving the page.
  useEffect(() => {
    talk.current?.scrollTo({ top: talk.current.scrollHeight })
  }, [messages.length, isReplying])

  return (
    <section className="vibe-pane" data-pane="chat" aria-label="Chat">
      <div className="vibe-title">
        <Workflow />
        <h3>{orchestrator.name}</h3>
      </div>
      {/* The tab index allows scrolling with the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="vibe-talk" role="log" aria-label="Conversation" tabIndex={0} ref={talk}>
        {messages.map((message) => (
          <Message key={message.id} message={message} agents={agents} />
        ))}
        {isReplying && (
          <p className="vibe-typing meta" role="status">
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            The orchestrator is typing
          </p>
        )}
      </div>
      <div className="vibe-foot">
        <Composer projectId={projectId} isReplying={isReplying} />
      </div>
    </section>
  )
}

interface MessageProps {
  message: ChatMessage
  agents: readonly FeatureAgent[]
}

function Message({ message: { role, content, timestamp, agentId }, agents }: MessageProps) {
  if (role === 'system') return <p className="vibe-notice">{content}</p>
  const agent = agents.find(({ id }) => id === agentId)
  return (
    <article className="vibe-message" data-role={role}>
      <span className="vibe-sign" aria-hidden="true">
        {role === 'user' ? <User /> : agent ? <Sparkles /> : <Workflow />}
      </span>
      <p className="vibe-author">
        <strong>{role === 'user' ? 'You' : (agent?.name ?? 'Orchestrator')}</strong>
        <span className="meta">
          <TimeAgo time={timestamp} inSentence />
        </span>
      </p>
      <p className="vibe-words" dir="auto">
        {content}
      </p>
    </article>
  )
}

function Composer({ projectId, isReplying }: { projectId: string; isReplying: boolean }) {
  const [draft, setDraft] = useState('')
  const send = useWrite(studioChat.sendMessage)
  const refresh = useRefresh()
  const input = useRef<HTMLTextAreaElement>(null)
  const wasTyping = useRef(false)

  // The field loses the focus while it is disabled, so it gets the focus back after the answer if
  // the reader was typing.
  useEffect(() => {
    if (isReplying || !wasTyping.current) return
    wasTyping.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [isReplying])

  function handleSend() {
    if (isReplying || !isSendable(draft)) return
    wasTyping.current = true
    send.mutate({ projectId, content: draft })
    setDraft('')
    // The list is refreshed now, because the request only returns with the reply.
    refresh({ area: 'app-studio', operations: ['getWorkspace'] })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    handleSend()
  }

  function handleKey(event: KeyboardEvent) {
    // Enter does not send while an input method composes a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    handleSend()
  }

  return (
    <form className="vibe-composer" onSubmit={handleSubmit}>
      <textarea
        ref={input}
        rows={1}
        dir="auto"
        aria-label="Message"
        placeholder="Ask anything, create anything"
        value={draft}
        disabled={isReplying}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
      />
      <IconButton type="submit" label="Send" icon={<SendHorizontal />} disabled={isReplying} />
    </form>
  )
}
