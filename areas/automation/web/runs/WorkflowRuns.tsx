import { Suspense, useContext, useState } from 'react'
import { AskContext, useRead } from '#web/asking/api.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { RunFigures } from '../monitoring/RunFigures.tsx'
import { workflowPage } from '../workflows/use-workflow-actions.ts'
import { runTones, runWords } from './run-words.ts'

const stateOptions = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Under way' },
  { value: 'failed', label: 'Failed' },
  { value: 'ended', label: 'Ended' },
] as const
type Shown = (typeof stateOptions)[number]['value']

interface WorkflowRunsProps {
  /** The id of a workflow; absent for the runs of all workflows. */
  workflow?: string
}

/** A list of runs, newest first, with a button for older ones. */
export function WorkflowRuns({ workflow }: WorkflowRunsProps) {
  const [shown, setShown] = useState<Shown>('all')
  const [words, setWords] = useState('')
  const input = {
    ...(workflow !== undefined && { workflow }),
    ...(shown !== 'all' && { state: shown }),
    ...(words.trim() !== '' && { search: words.trim() }),
  }
  return (
    <div className="workflow-runs">
      {workflow !== undefined && (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <RunFigures workflow={workflow} />
        </Suspense>
      )}
      <SearchBox
        className="automation-search"
        label="Search runs"
        value={words}
        onChange={setWords}
      />
      <Segmented label="Runs" options={stateOptions} value={shown} onChange={setShown} />
      <Runs input={input} isOfOne={workflow !== undefined} />
    </div>
  )
}

interface RunsProps {
  input: { workflow?: string; state?: 'open' | 'failed' | 'ended'; search?: string }
  isOfOne: boolean
}

const growing = firstPageOf('run', 'runs')

function Runs({ input, isOfOne }: RunsProps) {
  const first = useRead(workflowRuns.listRuns, input)
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const further = useFurtherPages(
    first,
    (before) => ask(workflowRuns.listRuns, { ...input, before }),
    JSON.stringify(input),
  )
  const runs = further.pages.flatMap((page) => page.runs)

  if (runs.length === 0 && (input.search !== undefined || input.state !== undefined))
    return <Empty quiet>No runs match.</Empty>
  if (runs.length === 0)
    return (
      <Empty title="No runs">
        Press “Run now” to try the workflow, or switch it on and wait for its trigger.
      </Empty>
    )
  return (
    <>
      <Newer operation={workflowRuns.listRuns} input={input} list={growing} />
      <ol className="run-rows" aria-label="Runs">
        {runs.map((run) => (
          <li key={run.id}>
            <Badge tone={runTones[run.state]} dot>
              {run.question === null ? runWords[run.state] : 'Needs your answer'}
            </Badge>
            <div>
              <PageLink page={workflowPage(run.workflow.id, `runs/${run.id}`)}>
                {run.cause || 'Run'}
              </PageLink>
              <p className="meta" dir="auto">
                {!isOfOne && `${run.workflow.name}. `}
                {run.question ?? run.message}
              </p>
            </div>
            <span className="meta">
              <Ago time={run.createdAt} />
            </span>
          </li>
        ))}
      </ol>
      {further.hasMore && (
        <Button disabled={further.isPending} onClick={() => void attempt(further.more())}>
          Show older runs
        </Button>
      )}
    </>
  )
}
