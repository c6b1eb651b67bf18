import { useEffect, useRef, type FocusEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { LoaderCircle, RotateCw } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { runs } from '#platform/runs/contract.ts'
import type { Conversation } from '../../../contracts/conversations.ts'
import { ApprovalView } from './ApprovalView.tsx'
import { ExchangeView } from './ExchangeView.tsx'

/** The messages and answers so far, and the state of the newest one. */
export function ConversationView({ conversation }: { conversation: Conversation }) {
  const { id, agent, state, problem, question, exchanges } = conversation
  const stop = useWrite(runs.cancelRun)
  const retry = useWrite(runs.retryRun)
  const attempt = useAttempt()
  const end = useRef<HTMLDivElement>(null)
  const { room, wires } = useKeptFocus([question?.key, isAtWorkOf(conversation)])
  const last = exchanges.at(-1)
  const isAtWork = isAtWorkOf(conversation)

  const isAnswered = last?.answer !== null
  const isWriting = last?.partial !== undefined

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [exchanges.length, isAnswered, isWriting, question?.key])

  return (
    <div className="agent-exchanges" ref={room} tabIndex={-1} {...wires}>
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.id} exchange={exchange} agent={agent.name} />
      ))}
      {question && <ApprovalView run={id} question={question} />}
      {isAtWork && (
        <div className="agent-work">
          <LoaderCircle aria-hidden="true" />
          <span>{agent.name} is at work</span>
          <Button size="s" onClick={() => void attempt(stop.mutateAsync({ id }))}>
            Stop
          </Button>
        </div>
      )}
      {state === 'cancelled' && last?.answer === null && <p className="meta">Stopped.</p>}
      {state === 'failed' && (
        <div className="agent-failed">
          <p role="alert">{problem}</p>
          <Button
            size="s"
            icon={<RotateCw />}
            disabled={retry.isPending}
            onClick={() => void attempt(retry.mutateAsync({ id }))}
          >
            Try again
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isAtWork ? `${agent.name} is at work` : last?.answer ? `${agent.name} answered` : ''}
      </p>
      <div className="agent-end" ref={end} />
    </div>
  )
}

const isAtWorkOf = ({ question, state }: Conversation) =>
  question === null && (state === 'waiting' || state === 'running')

/**
 * Keeps the focus in the conversation when the focused element disappears, such as the button of an
 * approval.
 */
function useKeptFocus(changes: readonly unknown[]) {
  const room = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      room.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- they are the changes that take buttons away
  }, changes)
  const wires = {
    onFocus: () => (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => (hadFocus.current = relatedTarget === null),
  }
  return { room, wires }
}
