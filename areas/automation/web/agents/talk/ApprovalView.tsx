import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { runs } from '#platform/runs/contract.ts'
import type { Conversation } from '../../../contracts/conversations.ts'

interface ApprovalViewProps {
  run: string
  question: NonNullable<Conversation['question']>
}

/** The question that an agent waits for, below the action that it is about. */
export function ApprovalView({ run, question }: ApprovalViewProps) {
  const { key, text, answers, until } = question
  const answer = useWrite(runs.answerRun)
  const zone = useZone()
  return (
    <div className="agent-approval" role="group" aria-label={text}>
      <p dir="auto">{text}</p>
      <div className="agent-approval-buttons">
        {answers.map((one, nth) => (
          <Button
            key={one}
            variant={nth === 0 ? 'primary' : undefined}
            disabled={answer.isPending}
            onClick={() => answer.mutate({ id: run, key, answer: one })}
          >
            {one}
          </Button>
        ))}
      </div>
      <p className="meta">
        Nothing happens without your answer. The question ends on {exactTime(new Date(until), zone)}
        .
      </p>
      {answer.error && (
        <p className="field-error" role="alert">
          {explain(answer.error)}
        </p>
      )}
    </div>
  )
}
