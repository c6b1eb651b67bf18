import './GenerationDialog.css'
import { useEffect, useReducer, useRef } from 'react'
import { newId } from '#core/id.ts'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Plus } from '#web/ui/icons.ts'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { generation } from '../contract.ts'
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

  useEffect(() => {
    if (!open) return resetAfterClosing(() => move({ move: 'reset' }))
  }, [open])

  async function handleStart() {
    const queued = state.jobs.filter(({ status }) => status === 'queued')
    const jobs = await start.mutateAsync({ jobs: queued }).catch(() => [])
    move({ move: 'started', jobs })
  }

  // A choice of the type leads on by itself.
  const footer = state.step !== 'select-type' && (
    <StepControls
      state={state}
      isStarting={start.isPending}
      onAdd={() => move({ move: 'add-to-queue', id: newId('job'), title: source.title })}
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
        <StepContent key={state.step} state={state} onMove={move} />
        {start.error && (
          <p className="field-error" role="alert">
            {explain(start.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface StepProps {
  state: GenerationState
  onMove: (move: GenerationMove) => void
}

/** Takes the focus along, which would be lost with the control that led here. */
function StepContent({ state, onMove }: StepProps) {
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
      {step === 'configure' && <ConfigureStep state={state} onMove={onMove} />}
      {step === 'queue' && (
        <QueueStep jobs={jobs} onRemove={(id) => onMove({ move: 'remove', id })} />
      )}
    </div>
  )
}

interface StepControlsProps extends StepProps {
  isStarting: boolean
  onAdd: () => void
  onStart: () => void
}

/** Their keys keep a second click on "Add to Queue" from being the first on what takes its place. */
function StepControls({ state, isStarting, onAdd, onStart, onMove }: StepControlsProps) {
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
        disabled={isStarting || !canStart(state.jobs)}
        onClick={onStart}
      >
        Start Generation
      </Button>
    </>
  )
}
