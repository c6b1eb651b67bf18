import { useId, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Bookmark, ChevronDown, ChevronRight, ChevronUp, Ellipsis, Share2 } from '#web/ui/icons.ts'
import { Copy, ThumbsDown } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { WirePhoto } from '#web/ui/marks/WirePhoto.tsx'
import type { Recap } from '../contract.ts'
import { Message } from './Message.tsx'

interface RecapMessageProps {
  recap: Recap
  onOpen: (id: string) => void
}

/** The week in one message, with its subjects below when they are wanted. */
export function RecapMessage({ recap, onOpen }: RecapMessageProps) {
  const [isExpanded, setExpanded] = useState(false)
  const listId = useId()
  const { title, text, sentAt, items } = recap

  return (
    <Message
      about={
        <>
          Weekly recap, <TimeAgo inSentence time={sentAt} />
        </>
      }
      actions={<MessageMenu />}
    >
      <h3>{title}</h3>
      <p>{text}</p>
      <Button
        size="s"
        icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Hide updates' : `View ${count(items.length, 'update')}`}
      </Button>
      {isExpanded && (
        <ul id={listId} className="recap-items" aria-label="Updates">
          {items.map((item) => (
            <li key={item.id} className="recap-item">
              <span className="recap-thumb">
                <WirePhoto title={item.title} category={item.category} rows={14} />
              </span>
              <button type="button" data-item={item.id} onClick={() => onOpen(item.id)}>
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

/** What the documents name and give no effect: each closes the menu. */
function MessageMenu() {
  const onSelect = () => {}
  return (
    <Menu
      label="Message"
      items={[
        { label: 'Copy', icon: <Copy />, onSelect },
        { label: 'Save', icon: <Bookmark />, onSelect },
        { label: 'Share', icon: <Share2 />, onSelect },
        { label: 'Not interested', icon: <ThumbsDown />, onSelect, parted: true },
      ]}
      trigger={(wires) => (
        <IconButton {...wires} size="s" label="Message options" icon={<Ellipsis />} />
      )}
    />
  )
}
