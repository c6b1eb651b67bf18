import './PieceDialog.css'
import { Suspense, useEffect, useReducer, useRef } from 'react'
import { newId } from '#core/id.ts'
import { writeAbout } from './lends/write-about.ts'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Plus } from '#web/ui/icons.ts'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { PageLink } from '#web/place/page.tsx'
import { pieceJobs, type DialogJob } from '../contract.ts'
import { jobControl } from '../contracts/job-control.ts'
import {
  canAddToQueue,
  canStart,
  nextState,
  openingState,
  resetAfterClosing,
  type Choices,
  type DialogMove,
  type DialogState,
} from '../dialog-steps.ts'
import { ConfigureStep } from './ConfigureStep.tsx'
import type { PieceSource } from './lends/PieceDialogProvider.tsx'
import { PieceWishes } from './PieceWishes.tsx'
import { KeptQueue, KeptQueueLink, Waiting } from './queue/KeptQueue.tsx'
import { SelectTypeStep } from './SelectTypeStep.tsx'
import { StepTrail } from './StepTrail.tsx'

interface PieceDialogProps {
  source: PieceSource
  open: boolean
  onClose: () => void
}

/** The dialog that configures new pieces and starts them. */
export function PieceDialog({ source, open, onClose }: PieceDialogProps) {
  const [state, move] = useReducer(nextState, openingState)
  const start = useWrite(pieceJobs.startJobs)
  const keep = useWrite(jobControl.queueJob)
  const startKept = useWrite(jobControl.startQueued)
  const remove = useWrite(pieceJobs.deleteJob)
  const isMade = useKept('generation/making')
  const { mutate, isPending, error } = useAction(async (work: () => Promise<DialogMove>) =>
    move(await work()),
  )

  useEffect(() => {
    if (!open) return resetAfterClosing(() => move({ move: 'reset' }))
  }, [open])

  async function add(): Promise<DialogMove> {
    const added = { move: 'add-to-queue', id: newId('job'), ...sourceOf(source) } as const
    const job = nextState(state, added).jobs.find(({ id }) => id === added.id)
    // The server stores the job, so that it stays in the queue even if this page is closed.
    if (isMade && job) await keep.mutateAsync({ job })
    return added
  }

  async function startAll(): Promise<DialogMove> {
    const queued = state.jobs.filter(isWaiting)
    if (!isMade) return { move: 'started', jobs: await start.mutateAsync({ jobs: queued }) }
    await startKept.mutateAsync({})
    // A job that waits on the server counts as started, because this page has sent it.
    return { move: 'started', jobs: queued.map(asSent) }
  }

  async function removeJob(id: string): Promise<DialogMove> {
    if (isMade) await remove.mutateAsync({ id })
    return { move: 'remove', id }
  }

  // A click on a type leads to the next step, so that step has no button.
  const controls = (canStart: boolean) => (
    <StepControls
      state={state}
      isBusy={isPending}
      canStart={canStart}
      onAdd={() => mutate(add)}
      onStart={() => mutate(startAll)}
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
      <div className="piece-dialog">
        <p className="piece-dialog-source" dir="auto">
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
          onRemove={(id) => mutate(() => removeJob(id))}
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

/**
 * Changes the state of a job after it was sent. A job that is scheduled for later keeps its state.
 */
function asSent(job: DialogJob): DialogJob {
  return job.scheduledFor === undefined ? { ...job, status: 'processing' } : job
}

/** Picks the fields of a job from the properties of the dialog. */
function sourceOf({ title, sourceModule, subject }: PieceSource): PieceSource {
  return { title, sourceModule, subject }
}

interface StepProps {
  state: DialogState
  onMove: (move: DialogMove) => void
}

interface StepContentProps extends StepProps {
  source: PieceSource
  /** True if pieces are really made, so that their length and progress are known. */
  isMade: boolean
  onRemove: (id: string) => void
}

/**
 * The content of a step. It takes the focus when it appears, because the clicked control is gone.
 */
function StepContent({ state, source, isMade, onMove, onRemove }: StepContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const { step, jobs } = state
  const choose = (choices: Partial<Choices>) => onMove({ move: 'configure', choices })

  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="piece-dialog-step" data-step={step} tabIndex={-1} ref={content}>
      {step === 'select-type' && (
        <SelectTypeStep onChoose={(type) => onMove({ move: 'choose-type', type })} />
      )}
      {step === 'select-type' && isMade && (
        <KeptQueueLink onShow={() => onMove({ move: 'show-queue' })} />
      )}
      {step === 'select-type' && isMade && (
        <PageLink page={writeAbout(source.subject)}>Write a text about this</PageLink>
      )}
      {step === 'configure' && <ConfigureStep state={state} onChoose={choose} />}
      {step === 'configure' && isMade && (
        <PieceWishes state={state} subject={source.subject} onChoose={choose} />
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

/**
 * The buttons have different keys, so that a second click on "Add to Queue" does not hit the button
 * that replaces it.
 */
function StepControls(props: StepControlsProps) {
  const { state, isBusy, onAdd, onStart, onMove } = props
  if (state.step === 'configure') {
    return (
      <>
        <Button
          key="back"
          variant="quiet"
          className="piece-dialog-back"
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
