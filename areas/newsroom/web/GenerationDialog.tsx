import './GenerationDialog.css'
import { useEffect, useReducer, useRef } from 'react'
import { newId } from '#core/id.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Plus } from '#web/ui/icons.ts'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { generation, type DialogJob } from '../contract.ts'
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
import { QueueStep } from './QueueStep.tsx'
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
  const isMade = useKept('generation/making')

  useEffect(() => {
    if (!open) return resetAfterClosing(() => move({ move: 'reset' }))
  }, [open])

  async function handleStart() {
    const queued = state.jobs.filter(isWaiting)
    const jobs = await start.mutateAsync({ jobs: queued }).catch(() => [])
    // What waits for its turn there has been sent from here.
    move({ move: 'started', jobs: isMade ? jobs.map(asSent) : jobs })
  }

  // A choice of the type leads on by itself.
  const footer = state.step !== 'select-type' && (
    <StepControls
      state={state}
      isStarting={start.isPending}
      canStart={isMade ? state.jobs.some(isWaiting) : canStart(state.jobs)}
      onAdd={() => move({ move: 'add-to-queue', id: newId('job'), ...sourceOf(source) })}
      onStart={() => void handleStart()}
      onMove={move}
    />
  )

  return (
    <Dialog open={open} onClose={onClose} title="AI Content Generation" footer={footer}>
      <div className="generation">
        <p className="generation-source" dir="auto">
          <span className="meta">{source.sourceModule}</span>
          {source.title}
        </p>
        <StepTrail step={state.step} />
        <StepContent key={state.step} state={state} source={source} isMade={isMade} onMove={move} />
        {start.error && (
          <p className="field-error" role="alert">
            {explain(start.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const isWaiting = ({ status }: DialogJob) => status === 'queued'

function asSent(job: DialogJob): DialogJob {
  return isWaiting(job) ? { ...job, status: 'processing' } : job
}

/** Without what is the dialog's own. */
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
}

/** Takes the focus along, which would be lost with the control that led here. */
function StepContent({ state, source, isMade, onMove }: StepContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const { step, jobs } = state
  const handleRemove = (id: string) => onMove({ move: 'remove', id })

  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="generation-step" data-step={step} tabIndex={-1} ref={content}>
      {step === 'select-type' && (
        <SelectTypeStep onChoose={(type) => onMove({ move: 'choose-type', type })} />
      )}
      {step === 'configure' && <ConfigureStep state={state} onMove={onMove} />}
      {step === 'configure' && isMade && (
        <MakingWishes state={state} subject={source.subject} onMove={onMove} />
      )}
      {step === 'queue' && !isMade && <QueueStep jobs={jobs} onRemove={handleRemove} />}
      {step === 'queue' && isMade && <LiveQueueStep jobs={jobs} onRemove={handleRemove} />}
    </div>
  )
}

interface LiveQueueStepProps {
  jobs: readonly DialogJob[]
  onRemove: (id: string) => void
}

/** With what has become of the jobs that were started. */
function LiveQueueStep(props: LiveQueueStepProps) {
  return <QueueStep {...props} made={useRead(generation.listJobs, {})} />
}

interface StepControlsProps extends StepProps {
  isStarting: boolean
  canStart: boolean
  onAdd: () => void
  onStart: () => void
}

/** Their keys keep a second click on "Add to Queue" from being the first on what takes its place. */
function StepControls(props: StepControlsProps) {
  const { state, isStarting, onAdd, onStart, onMove } = props
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
        <Button key="add" variant="primary" disabled={!canAddToQueue(state)} onClick={onAdd}>
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
      <Button
        key="start"
        variant="primary"
        disabled={isStarting || !props.canStart}
        onClick={onStart}
      >
        Start Generation
      </Button>
    </>
  )
}
