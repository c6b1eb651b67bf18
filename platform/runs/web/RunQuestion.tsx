import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { runs, type Run, type RunQuestion as Question } from '../contract.ts'

/** The question for which a run waits, with its answers as buttons. */
export function RunQuestion({ run, question }: { run: Run; question: Question }) {
  const answer = useWrite(runs.answerRun)
  const { key, text, answers, until } = question
  return (
    <div className="run-question" role="group" aria-label={text}>
      <p dir="auto">{text}</p>
      <div className="run-buttons">
        {answers.map((one) => (
          <Button
            key={one}
            size="s"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ id: run.id, key, answer: one })}
          >
            {one}
          </Button>
        ))}
      </div>
      <p className="meta">
        Without an answer it goes on <Moment time={until} />.
      </p>
      {answer.error && (
        <p className="run-error" role="alert">
          {explain(answer.error)}
        </p>
      )}
    </div>
  )
}

/** A future moment, as a date and time. */
export function Moment({ time }: { time: string }) {
  const zone = useZone()
  return <time dateTime={time}>{exactTime(new Date(time), zone)}</time>
}
