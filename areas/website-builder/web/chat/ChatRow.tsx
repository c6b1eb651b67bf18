import { Suspense, useId, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { chats, type SiteChat } from '../../contracts/chats.ts'
import { nameOfVisitor } from './name-of-visitor.ts'
import { OpenChat } from './OpenChat.tsx'

/** One conversation. Opening it shows the messages, and marks it as read. */
export function ChatRow({ site, chat }: { site: string; chat: SiteChat }) {
  const { id, excerpt, unread, isHere, lastAt } = chat
  const [isOpen, setIsOpen] = useState(false)
  const mark = useWrite(chats.markChat)
  const attempt = useAttempt()
  const bodyId = useId()

  function handleToggle() {
    setIsOpen(!isOpen)
    if (!isOpen && unread > 0) void attempt(mark.mutateAsync({ site, chat: id, isRead: true }))
  }

  return (
    <li className="inbox-message" data-unread={unread > 0 || undefined}>
      <button
        type="button"
        className="inbox-line"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={handleToggle}
      >
        <span className="inbox-name" dir="auto">
          {unread > 0 && <span className="visually-hidden">Unread: </span>}
          {nameOfVisitor(chat)}
        </span>
        <span className="inbox-words" dir="auto">
          {excerpt}
        </span>
        <span className="meta">
          {isHere && (
            <Badge tone="success" dot>
              here now
            </Badge>
          )}{' '}
          <Ago time={lastAt} />
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <Trouble>
            <Suspense fallback={<SkeletonLines count={4} />}>
              <OpenChat site={site} id={id} />
            </Suspense>
          </Trouble>
        )}
      </div>
    </li>
  )
}
