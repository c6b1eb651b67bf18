import './AssistantPanel.css'
import { useId, useState } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { PageLink } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, MessageSquareText, PanelRightClose } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import { websiteBuilder, type BuilderAssistant, type BuilderMessage } from '../contract.ts'
import { editPlace, manageSite, sitePlace } from '../places.ts'
import { AskAssistant } from './AskAssistant.tsx'
import { timeOfDay } from './message-words.ts'

/** Shows the assistant's messages about the site, and the list of its tasks. */
export function AssistantPanel({ site }: { site: string | undefined }) {
  const about = site === undefined ? {} : { site }
  const { messages, checklist, examples } = useRead(websiteBuilder.getAssistant, about)
  // An assistant that can be asked is not a model: it only understands requests like its examples.
  const title = examples.length > 0 ? 'Assistant' : 'AI Assistant'
  const [isOpen, setOpen] = useState(true)
  const bodyId = useId()
  if (messages.length === 0 && checklist.length === 0) return null
  return (
    <aside className="builder-assistant" aria-label={title} data-folded={!isOpen || undefined}>
      <header>
        <h2>{title}</h2>
        <IconButton
          size="s"
          label={`${isOpen ? 'Collapse' : 'Expand'} ${title}`}
          icon={isOpen ? <FoldIcon /> : <UnfoldIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <div id={bodyId} className="builder-assistant-body">
          {messages.length > 0 && (
            <ol aria-label="Conversation">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          )}
          {site !== undefined && examples.length > 0 && (
            <AskAssistant
              key={messages.at(-1)?.id}
              {...{ site, examples, hasMessages: messages.length > 0 }}
            />
          )}
          <h3>Checklist</h3>
          <ul aria-label="Checklist">
            {checklist.map((item) => (
              <ChecklistItem key={item.id} site={site} item={item} />
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

/**
 * The icon that shows in which direction the panel folds: to the side or, if it is below the page,
 * upwards.
 */
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

interface ChecklistItemProps {
  site: string | undefined
  item: BuilderAssistant['checklist'][number]
}

/** A task. Until the task is done, it links to the part of the site that has to be changed. */
function ChecklistItem({ site, item: { label, isDone, page, part } }: ChecklistItemProps) {
  const cause =
    site === undefined || isDone
      ? null
      : page !== undefined
        ? address(editPlace, { site, page })
        : part !== undefined
          ? address(sitePlace, { site, part })
          : null
  return (
    <li className="builder-check" data-done={isDone || undefined}>
      <span aria-hidden="true">{isDone && <Check />}</span>
      <span>
        {cause === null ? label : <PageLink page={manageSite(cause)}>{label}</PageLink>}
        <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
      </span>
    </li>
  )
}
