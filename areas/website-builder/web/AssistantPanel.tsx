import './AssistantPanel.css'
import { useId, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, MessageSquareText, PanelRightClose } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import { websiteBuilder, type BuilderAssistant, type BuilderMessage } from '../contract.ts'
import { timeOfDay } from './message-words.ts'

/** Messages of the assistant about the site, and the open tasks. */
export function AssistantPanel() {
  const { messages, checklist } = useRead(websiteBuilder.getAssistant, {})
  const [isOpen, setOpen] = useState(true)
  const bodyId = useId()
  if (messages.length === 0 && checklist.length === 0) return null
  return (
    <aside
      className="builder-assistant"
      aria-label="AI Assistant"
      data-folded={!isOpen || undefined}
    >
      <header>
        <h2>AI Assistant</h2>
        <IconButton
          size="s"
          label={isOpen ? 'Collapse AI Assistant' : 'Expand AI Assistant'}
          icon={isOpen ? <FoldIcon /> : <UnfoldIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <div id={bodyId} className="builder-assistant-body">
          <ol aria-label="Conversation">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
          <h3>Checklist</h3>
          <ul aria-label="Checklist">
            {checklist.map((item) => (
              <ChecklistItem key={item.id} item={item} />
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

/** It folds to the side if it is at the side, upwards if it is below. */
function FoldIcon() {
  return (
    <>
      <PanelRightClose className="builder-aside" />
      <ChevronUp className="builder-below" />
    </>
  )
}

function UnfoldIcon() {
  return (
    <>
      <MessageSquareText className="builder-aside" />
      <ChevronDown className="builder-below" />
    </>
  )
}

function Message({ message: { from, message, time } }: { message: BuilderMessage }) {
  const zone = useZone()
  return (
    <li className="builder-message" data-from={from}>
      <p className="meta">
        {from === 'assistant' ? 'Assistant' : 'You'}
        {time && <time dateTime={time}>{timeOfDay(time, zone)}</time>}
      </p>
      <p dir="auto">{message}</p>
    </li>
  )
}

function ChecklistItem({ item }: { item: BuilderAssistant['checklist'][number] }) {
  return (
    <li className="builder-check" data-done={item.isDone || undefined}>
      <span aria-hidden="true">{item.isDone && <Check />}</span>
      <span>
        {item.label}
        <span className="visually-hidden">{item.isDone ? ', done' : ', to do'}</span>
      </span>
    </li>
  )
}
