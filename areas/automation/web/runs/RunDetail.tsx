import { Suspense, useContext } from 'react'
import { AskContext, useRead, useWrite } from '#web/asking/api.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { OneRun } from '#platform/runs/web/lends/OneRun.tsx'
import { runs, type RunStep } from '#platform/runs/contract.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { JsonView } from '../JsonView.tsx'
import { WorkerNote } from '../monitoring/WorkerNote.tsx'
import { workflowPage } from '../workflows/use-workflow-actions.ts'
import { MadeThings } from './MadeThings.tsx'
import { stepTones, stepWords, tookWords } from './run-words.ts'

interface RunDetailProps {
  workflow: string
  run: string
}

/** One run: its state, its question, and its steps with their inputs, outputs and times. */
export function RunDetail({ workflow, run }: RunDetailProps) {
  const { cause, version, message, state } = useRead(workflowRuns.getRun, { id: run })
  const hasEnded = ['done', 'failed', 'cancelled'].includes(state)
  const again = useWrite(workflowRuns.runFrom)
  const attempt = useAttempt()
  const { goTo } = usePage()

  async function runFrom(step: string) {
    const begun = await attempt(again.mutateAsync({ id: run, step }))
    if (begun) goTo(workflowPage(workflow, `runs/${begun.runId}`))
  }

  return (
    <div className="run-detail">
      <p>
        <PageLink page={workflowPage(workflow, 'runs')}>All runs</PageLink>
      </p>
      <h2 className="visually-hidden">Run</h2>
      <p className="meta" dir="auto">
        {cause}. {version === 0 ? 'Draft' : `Version ${version}`}.
      </p>
      {/* A failed run shows its message elsewhere on this page. */}
      {message !== '' && state !== 'failed' && <p dir="auto">{message}</p>}
      {!hasEnded && (
        <Trouble silent>
          <Suspense fallback={null}>
            <WorkerNote />
          </Suspense>
        </Trouble>
      )}
      <OneRun id={run} />
      <Suspense fallback={<SkeletonLines count={2} />}>
        <MadeThings run={run} />
      </Suspense>
      <Suspense fallback={<SkeletonLines count={6} />}>
        <Steps run={run} onFrom={hasEnded ? (path) => void runFrom(path) : null} />
      </Suspense>
    </div>
  )
}

interface StepsProps {
  run: string
  /** Starts another run at a step; null while this run has not ended. */
  onFrom: ((path: string) => void) | null
}

function Steps({ run, onFrom }: StepsProps) {
  const first = useRead(runs.listSteps, { id: run })
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const further = useFurtherPages(first, (from) => ask(runs.listSteps, { id: run, from }), run)
  const steps = further.pages.flatMap((page) => page.steps)

  if (steps.length === 0) return <Empty quiet>No step has begun yet.</Empty>
  return (
    <>
      <ol className="run-steps" aria-label="Steps of the run">
        {steps.map((step) => (
          <OneStep key={`${step.position}-${step.attempt}`} step={step} onFrom={onFrom} />
        ))}
      </ol>
      {further.hasMore && (
        <Button disabled={further.isPending} onClick={() => void attempt(further.more())}>
          Show more steps
        </Button>
      )}
    </>
  )
}

interface OneStepProps {
  step: RunStep
  onFrom: ((path: string) => void) | null
}

function OneStep({ step, onFrom }: OneStepProps) {
  const { name, path, attempt, state, input, output, error, startedAt, endedAt } = step
  const took = endedAt === null ? <Ago time={startedAt} /> : tookWords(startedAt, endedAt)
  return (
    <li>
      <details open={state === 'failed'}>
        <summary>
          <Badge tone={stepTones[state]} dot>
            {stepWords[state]}
          </Badge>
          <span dir="auto">{name || path}</span>
          {attempt > 1 && <span className="meta">attempt {attempt}</span>}
          {took !== '' && <span className="meta">{took}</span>}
        </summary>
        {error !== null && (
          <p className="field-error" dir="auto">
            {error}
          </p>
        )}
        <JsonView label="Input" value={input} />
        {state === 'done' && <JsonView label="Output" value={output} />}
        {(state === 'done' || state === 'failed') && onFrom && (
          <Button
            size="s"
            aria-label={`Run again from here: ${name || path}`}
            onClick={() => onFrom(path)}
          >
            Run again from here
          </Button>
        )}
        <p className="meta">
          Began <Ago time={startedAt} inSentence />, {path}
        </p>
      </details>
    </li>
  )
}
