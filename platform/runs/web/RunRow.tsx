import { Suspense, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain, Trouble } from '#web/ui/blocks/Trouble.tsx'
import { runs, type Run } from '../contract.ts'
import { Moment, RunQuestion } from './RunQuestion.tsx'
import { canChange, percentOf } from '../run-states.ts'
import { progressWords, stateTone, stateWords } from './run-words.ts'

/** A run with its state, its progress, its buttons and, on demand, its log. */
export function RunRow({ run }: { run: Run }) {
  const percent = percentOf(run)
  const progress = progressWords(run)
  return (
    <li className="run" aria-label={run.title}>
      <div className="run-head">
        <h3 dir="auto">{run.title}</h3>
        <Badge tone={stateTone(run)} dot>
          {stateWords(run)}
        </Badge>
      </div>
      {percent !== null && (run.state === 'running' || run.state === 'paused') && (
        <ProgressBar label={run.title} percent={percent} />
      )}
      {run.error !== null && (
        <p className="run-error" dir="auto">
          {run.error}
        </p>
      )}
      <p className="meta" dir="auto">
        {progress !== '' && `${progress}. `}
        {run.wakesAt !== null && run.question === null && (
          <>
            Goes on <Moment time={run.wakesAt} />.{' '}
          </>
        )}
        {run.endedAt === null ? 'Added ' : 'Ended '}
        <Ago time={run.endedAt ?? run.createdAt} inSentence />
      </p>
      {run.question !== null && <RunQuestion run={run} question={run.question} />}
      <RunButtons run={run} />
      <RunLog run={run} />
    </li>
  )
}

function RunButtons({ run }: { run: Run }) {
  const pause = useWrite(runs.pauseRun)
  const resume = useWrite(runs.resumeRun)
  const cancel = useWrite(runs.cancelRun)
  const retry = useWrite(runs.retryRun)
  const remove = useWrite(runs.deleteRun)
  const buttons = [
    { change: 'resume', words: 'Resume', action: resume },
    { change: 'retry', words: 'Try again', action: retry },
    { change: 'pause', words: 'Pause', action: pause },
    { change: 'cancel', words: 'Cancel', action: cancel },
    { change: 'delete', words: 'Remove from list', action: remove },
  ] as const
  const error = buttons.map(({ action }) => action.error).find((one) => one !== null)
  return (
    <>
      <div className="run-buttons">
        {buttons
          .filter(({ change }) => canChange(run, change))
          .map(({ change, words, action }) => (
            <Button
              key={change}
              size="s"
              disabled={action.isPending}
              onClick={() => action.mutate({ id: run.id })}
            >
              {words}
              <span className="visually-hidden">: {run.title}</span>
            </Button>
          ))}
      </div>
      {error && (
        <p className="run-error" role="alert">
          {explain(error)}
        </p>
      )}
    </>
  )
}

function RunLog({ run }: { run: Run }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="run-log" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Log<span className="visually-hidden"> of {run.title}</span>
      </summary>
      {isOpen && (
        <Trouble>
          <Suspense fallback={<SkeletonLines count={2} />}>
            <LogLines id={run.id} />
          </Suspense>
        </Trouble>
      )}
    </details>
  )
}

function LogLines({ id }: { id: string }) {
  const { log } = useRead(runs.getRun, { id })
  if (log.length === 0) return <p className="meta">Nothing was noted.</p>
  return (
    <ol>
      {log.map(({ at, level, text }, nth) => (
        <li key={nth} className={level === 'error' ? 'run-error' : undefined} dir="auto">
          <span className="meta">
            <Ago time={at} />
          </span>{' '}
          {level === 'warning' && 'Warning: '}
          {level === 'error' && 'Error: '}
          {text}
        </li>
      ))}
    </ol>
  )
}
