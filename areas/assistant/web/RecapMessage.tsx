import { Suspense, useId, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronDown, ChevronRight, ChevronUp } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { WirePhoto } from '#web/ui/marks/WirePhoto.tsx'
import type { Recap, RecapItem } from '../contract.ts'
import { Message } from './Message.tsx'
import { RecapMenu } from './RecapMenu.tsx'

const RecapActions = lazyPart(async () => (await import('./RecapActions.tsx')).RecapActions)

interface RecapMessageProps {
  recap: Recap
  /** The kind of message, such as "Weekly recap". */
  name?: string
  isNew?: boolean
  onOpen: (item: RecapItem) => void
}

/** The weekly recap in one message, with its subjects below if they are shown. */
export function RecapMessage({
  recap,
  name = 'Weekly recap',
  isNew = false,
  onOpen,
}: RecapMessageProps) {
  const [isExpanded, setExpanded] = useState(false)
  const listId = useId()
  const { title, text, sentAt, items } = recap

  return (
    <Message
      about={
        <>
          {name}, <TimeAgo inSentence time={sentAt} />
          {isNew && <strong className="message-new"> New</strong>}
        </>
      }
      actions={items.length > 0 && <MessageMenu recap={recap} />}
    >
      <h3>{title}</h3>
      <p>{text}</p>
      {items.length > 0 && (
        <Button
          size="s"
          icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Hide updates' : `View ${count(items.length, 'update')}`}
        </Button>
      )}
      {isExpanded && (
        <ul id={listId} className="recap-items" aria-label="Updates">
          {items.map((item) => (
            <li key={item.id} className="recap-item">
              <span className="recap-thumb">
                <WirePhoto title={item.title} category={item.category} hue={item.hue} rows={14} />
              </span>
              <button type="button" data-item={item.id} onClick={() => onOpen(item)}>
                {item.title}
              </button>
              <ChevronRight />
            </li>
          ))}
        </ul>
      )}
    </Message>
  )
}

/** In a recap without articles, every action only closes the menu. */
function MessageMenu({ recap }: { recap: Recap }) {
  const onSelect = () => {}
  const idle = (
    <RecapMenu onCopy={onSelect} onSave={onSelect} onShare={onSelect} onWantLess={onSelect} />
  )
  if (recap.items.every(({ proof }) => proof === undefined)) return idle
  return (
    <Suspense fallback={idle}>
      <RecapActions recap={recap} />
    </Suspense>
  )
}
