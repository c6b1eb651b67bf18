import { useEffect, useRef } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Pages } from '#web/ui/paging/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { chat, type Turn } from '../../contracts/chat.ts'
import { PendingTurn, TurnView } from './TurnView.tsx'

interface TurnsProps {
  thread: string
  /** The question that is being sent to the server; null if there is none. */
  pending: { id: string; text: string } | null
}

/** A thread, oldest question first. It is scrolled to its end when it opens. */
export function Turns({ thread, pending }: TurnsProps) {
  const newest = useRead(chat.listTurns, { thread })
  const last = newest.turns[0]
  const isPending = pending !== null && !newest.turns.some(({ id }) => id === pending.id)
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last?.id, last?.state, pending?.id])

  return (
    <div className="chat-turns">
      <Pages list={thread} waiting={<SkeletonLines count={3} />} isUpwards>
        {(cursor, onMore) => <PageOfTurns {...{ thread, cursor, onMore }} />}
      </Pages>
      {isPending && <PendingTurn question={pending.text} />}
      <p className="visually-hidden" role="status">
        {stateWords(isPending, last)}
      </p>
      <div ref={end} />
    </div>
  )
}

/** Announces the state of the answer to screen readers. */
function stateWords(isPending: boolean, last: Turn | undefined): string {
  if (isPending || last?.state === 'answering') return 'Looking for an answer'
  if (!last) return ''
  if (last.state === 'failed') return 'The question was not answered'
  const sentences = last.answer?.sentences.length ?? 0
  if (sentences === 0) return last.answer?.intro ?? 'Stopped'
  return sentences === 1 ? 'Answered in 1 sentence' : `Answered in ${sentences} sentences`
}

interface PageProps {
  thread: string
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfTurns({ thread, cursor, onMore }: PageProps) {
  const { turns, next } = useRead(chat.listTurns, { thread, ...(cursor && { cursor }) })
  return (
    <>
      {next && onMore && (
        <Button size="s" onClick={() => onMore(next)}>
          Show earlier questions
        </Button>
      )}
      {turns.toReversed().map((turn) => (
        <TurnView key={turn.id} turn={turn} />
      ))}
    </>
  )
}
