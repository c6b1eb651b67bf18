import './Briefings.css'
import { useContext, useEffect } from 'react'
import { PieceStatus } from '#areas/newsroom/web/lends/PieceStatus.tsx'
import { AskContext, useRead, useWrite } from '#web/asking/api.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { briefings } from '../../contracts/briefings.ts'
import type { RecapItem } from '../../contract.ts'
import { RecapMessage } from '../RecapMessage.tsx'

/** A message counts as seen after this time on screen. */
const SEEN_AFTER_MS = 4000

/** Briefings that were delivered, the newest first. */
export function BriefingMessages({ onOpen }: { onOpen: (item: RecapItem) => void }) {
  const first = useRead(briefings.listMessages, {})
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const { pages, hasMore, more, isPending } = useFurtherPages(first, (before) =>
    ask(briefings.listMessages, { before }),
  )
  // A new message may move another one from the first page to the second, so that both pages
  // contain the moved message. Each message is shown once.
  const messages = pages
    .flatMap((page) => page.messages)
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
  const markSeen = useWrite(briefings.markSeen)
  const isNew = first.messages.some((message) => message.isNew)
  const { mutate } = markSeen

  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => mutate({}), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNew, mutate])

  return (
    <>
      {messages.map((message) => (
        <div key={message.id} className="briefing-message">
          <RecapMessage
            recap={message.recap}
            name={message.name}
            isNew={message.isNew}
            onOpen={onOpen}
          />
          {message.job !== null && <PieceStatus id={message.job} />}
        </div>
      ))}
      {hasMore && (
        <Button size="s" variant="quiet" disabled={isPending} onClick={() => void attempt(more())}>
          Show older briefings
        </Button>
      )}
    </>
  )
}
