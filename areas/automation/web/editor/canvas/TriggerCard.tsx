import { Play } from '#web/ui/icons.ts'
import { CardWords } from './StepCard.tsx'

interface TriggerCardProps {
  trigger: { name: string } | null
  isChosen: boolean
  onChoose: () => void
}

/** The trigger at the beginning of a flow, which cannot be moved. */
export function TriggerCard({ trigger, isChosen, onChoose }: TriggerCardProps) {
  return (
    <button
      type="button"
      className="flow-card flow-trigger"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <CardWords icon={<Play />} kind="Trigger" name={trigger?.name ?? 'Run by hand'} />
    </button>
  )
}
