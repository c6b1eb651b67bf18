import './Assistant.css'
import type { ReactNode } from 'react'
import { MessageSquareText } from '#web/ui/icons.ts'

interface MessageProps {
  /** The kind of the message and its time, after the assistant's name. */
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A message from the assistant. */
export function Message({ about, actions, children }: MessageProps) {
  return (
    <article className="message" aria-label="Message from the assistant">
      <span className="message-mark" aria-hidden="true">
        <MessageSquareText />
      </span>
      <header>
        <strong>Assistant</strong>
        {about && <span className="meta">{about}</span>}
        {actions}
      </header>
      {children}
    </article>
  )
}
