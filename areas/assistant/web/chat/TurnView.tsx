import './Turns.css'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { LoaderCircle, RotateCw } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { chat, type Turn } from '../../contracts/chat.ts'
import { answerMarkdown } from '../../thread-markdown.ts'
import { Message } from '../Message.tsx'
import { AnswerView } from './AnswerView.tsx'

interface TurnViewProps {
  turn: Turn
}

/** A question with its answer. */
export function TurnView({ turn }: TurnViewProps) {
  const { id, question, state, answer, note, leftOut, askedAt } = turn
  const stop = useWrite(chat.stopAnswer)
  const retry = useWrite(chat.retryAnswer)
  const orTell = useAttempt()
  const isAnswering = state === 'answering'
  return (
    <section className="turn" aria-label={question}>
      <Asked question={question} />
      <Message
        about={<TimeAgo time={askedAt} />}
        actions={
          answer && (
            <CopyButton
              label="Copy the answer with its sources"
              text={`${question}\n\n${answerMarkdown(answer, note)}`}
            />
          )
        }
      >
        {answer && <AnswerView turn={turn} answer={answer} />}
        {leftOut > 0 && <p className="turn-note">{leftOutWords(leftOut)}</p>}
        {note && <p className="turn-note">{note}</p>}
        {state === 'stopped' && <p className="turn-note">You stopped this answer.</p>}
        {isAnswering && (
          <div className="turn-work">
            <LoaderCircle aria-hidden="true" />
            <span>Looking for an answer</span>
            <Button size="s" onClick={() => void orTell(stop.mutateAsync({ id }))}>
              Stop
            </Button>
          </div>
        )}
        {(state === 'failed' || state === 'stopped') && (
          <Button
            size="s"
            icon={<RotateCw />}
            disabled={retry.isPending}
            onClick={() => void orTell(retry.mutateAsync({ id }))}
          >
            Try again
          </Button>
        )}
      </Message>
    </section>
  )
}

/** Shows a question whose answer has not begun. */
export function PendingTurn({ question }: { question: string }) {
  return (
    <section className="turn" aria-label={question}>
      <Asked question={question} />
      <Message>
        <div className="turn-work">
          <LoaderCircle aria-hidden="true" />
          <span>Looking for an answer</span>
        </div>
      </Message>
    </section>
  )
}

function Asked({ question }: { question: string }) {
  return (
    <h3 className="turn-question" dir="auto">
      <span className="visually-hidden">You asked: </span>
      {question}
    </h3>
  )
}

function leftOutWords(count: number): string {
  return count === 1
    ? '1 sentence left out: its sources do not say it.'
    : `${count} sentences left out: their sources do not say it.`
}
