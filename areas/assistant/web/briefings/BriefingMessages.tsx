import './Briefings.css'
import { useEffect } from 'react'
import { PieceStatus } from '#areas/newsroom/web/lends/PieceStatus.tsx'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useAskForMore } from '../use-more-messages.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { briefings } from '../../contracts/briefings.ts'
import type { RecapItem } from '../../contract.ts'
import { RecapMessage } from '../RecapMessage.tsx'

/** A message is new for as long as it takes to see it. */
const SEEN_AFTER_MS = 4000

/** Briefings that were delivered, the newest first. */
export function BriefingMessages({ onOpen }: { onOpen: (item: RecapItem) => void }) {
  const first = useRead(briefings.listMessages, {})
  const { older, next, more, isPending } = useAskForMore(first)
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
      {[...first.messages, ...older].map((message) => (
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
      {next !== null && (
        <Button size="s" variant="quiet" disabled={isPending} onClick={more}>
          Show older briefings
        </Button>
      )}
    </>
  )
}
