import './GenerationDialog.css'
import { Suspense, useEffect, useReducer, useRef } from 'react'
import { newId } from '#core/id.ts'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Plus } from '#web/ui/icons.ts'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { generation, type DialogJob } from '../contract.ts'
import { making } from '../contracts/making.ts'
import {
  canAddToQueue,
  canStart,
  nextGeneration,
  openingState,
  resetAfterClosing,
  type GenerationMove,
  type GenerationState,
} from '../generation-steps.ts'
import { ConfigureStep } from './ConfigureStep.tsx'
import type { GenerationSource } from './lends/GenerationProvider.tsx'
import { MakingWishes } from './MakingWishes.tsx'
import { KeptQueue, KeptQueueLink, Waiting } from './queue/KeptQueue.tsx'
import { SelectTypeStep } from './SelectTypeStep.tsx'
import { StepTrail } from './StepTrail.tsx'

interface GenerationDialogProps {
  source: GenerationSource
  open: boolean
  onClose: () => void
}

/** Puts together what is to be made, and starts it. */
export function GenerationDialog({ source, open, onClose }: GenerationDialogProps) {
  const [state, move] = useReducer(nextGeneration, openingState)
  const start = useWrite(generation.startJobs)
  const keep = useWrite(making.queueJob)
  const startKept = useWrite(making.startQueued)
  const remove = useWrite(generation.deleteJob)
  const isMade = useKept('generation/making')
  const error = [start, keep, startKept, remove].find((one) => one.error !== null)?.error

  useEffect(() => {
    if (!open) return resetAfterClosing(() => move({ move: 'reset' }))
  }, [open])

  async function handleAdd() {
    const added = { move: 'add-to-queue', id: newId('job'), ...sourceOf(source) } as const
    const job = nextGeneration(state, added).jobs.at(-1)
    // The server keeps it in the queue from now on, whatever becomes of this page.
    if (!isMade || (job?.id === added.id && (await succeeds(keep.mutateAsync({ job })))))
      move(added)
  }

  async function handleStart() {
    const queued = state.jobs.filter(isWaiting)
    if (!isMade) {
      const jobs = await start.mutateAsync({ jobs: queued }).catch(() => [])
      move({ move: 'started', jobs })
    } else if (await succeeds(startKept.mutateAsync({}))) {
      // Jobs that wait for their turn there have been sent from here.
      move({ move: 'started', jobs: queued.map(asSent) })
    }
  }

  async function handleRemove(id: string) {
    if (!isMade || (await succeeds(remove.mutateAsync({ id })))) move({ move: 'remove', id })
  }

  // A choice of the type leads on by itself.
  const controls = (canStart: boolean) => (
    <StepControls
      state={state}
      isBusy={[start, keep, startKept].some(({ isPending }) => isPending)}
      canStart={canStart}
      onAdd={() => void handleAdd()}
      onStart={() => void handleStart()}
      onMove={move}
    />
  )
  const footer =
    state.step !== 'select-type' &&
    (isMade ? (
      <Suspense fallback={controls(false)}>
        <Waiting>{(waiting) => controls(waiting > 0)}</Waiting>
      </Suspense>
    ) : (
      controls(canStart(state.jobs))
    ))

  return (
    <Dialog open={open} onClose={onClose} title="AI Content Generation" footer={footer}>
      <div className="generation">
        <p className="generation-source" dir="auto">
          <span className="meta">{source.sourceModule}</span>
          {source.title}
        </p>
        <StepTrail step={state.step} />
        <StepContent
          key={state.step}
          state={state}
          source={source}
          isMade={isMade}
          onMove={move}
          onRemove={(id) => void handleRemove(id)}
        />
        {error && (
          <p className="field-error" role="alert">
            {explain(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const isWaiting = ({ status }: DialogJob) => status === 'queued'

/** One with a time has its time still to come. */
function asSent(job: DialogJob): DialogJob {
  return job.scheduledFor === undefined ? { ...job, status: 'processing' } : job
}

/** Says if it succeeded; the dialog shows what went wrong. */
function succeeds(written: Promise<unknown>): Promise<boolean> {
  return written.then(
    () => true,
    () => false,
  )
}

/** Leaves out the dialog's own properties. */
function sourceOf({ title, sourceModule, subject }: GenerationSource): GenerationSource {
  return { title, sourceModule, subject }
}

interface StepProps {
  state: GenerationState
  onMove: (move: GenerationMove) => void
}

interface StepContentProps extends StepProps {
  source: GenerationSource
  /** Pieces are really made: how long they become is known, and how far they are. */
  isMade: boolean
  onRemove: (id: string) => void
}

/** Takes the focus along, which would be lost with the control that led here. */
function StepContent({ state, source, isMade, onMove, onRemove }: StepContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const { step, jobs } = state

  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="generation-step" data-step={step} tabIndex={-1} ref={content}>
      {step === 'select-type' && (
        <SelectTypeStep onChoose={(type) => onMove({ move: 'choose-type', type })} />
      )}
      {step === 'select-type' && isMade && (
        <KeptQueueLink onShow={() => onMove({ move: 'show-queue' })} />
      )}
      {step === 'configure' && <ConfigureStep state={state} onMove={onMove} />}
      {step === 'configure' && isMade && (
        <MakingWishes state={state} subject={source.subject} onMove={onMove} />
      )}
      {step === 'queue' && (
        <Suspense fallback={null}>
          <KeptQueue jobs={jobs} isMade={isMade} onRemove={onRemove} />
        </Suspense>
      )}
    </div>
  )
}

interface StepControlsProps extends StepProps {
  isBusy: boolean
  canStart: boolean
  onAdd: () => void
  onStart: () => void
}

/** Their keys keep a second click on "Add to Queue" from being the first on what takes its place. */
function StepControls(props: StepControlsProps) {
  const { state, isBusy, onAdd, onStart, onMove } = props
  if (state.step === 'configure') {
    return (
      <>
        <Button
          key="back"
          variant="quiet"
          className="generation-back"
          icon={<ArrowLeft />}
          onClick={() => onMove({ move: 'back' })}
        >
          Back
        </Button>
        <Button
          key="add"
          variant="primary"
          disabled={isBusy || !canAddToQueue(state)}
          onClick={onAdd}
        >
          Add to Queue
        </Button>
      </>
    )
  }
  return (
    <>
      <Button key="another" icon={<Plus />} onClick={() => onMove({ move: 'add-another' })}>
        Add Another
      </Button>
      <Button key="start" variant="primary" disabled={isBusy || !props.canStart} onClick={onStart}>
        Start Generation
      </Button>
    </>
  )
}
