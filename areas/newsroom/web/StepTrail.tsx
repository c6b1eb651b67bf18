import { Check } from '#web/ui/more-icons.ts'
import { dialogSteps, type DialogState } from '../dialog-steps.ts'

const names = { 'select-type': 'Select type', configure: 'Configure', queue: 'Queue' } as const

/** Shows the current step. */
export function StepTrail({ step }: Pick<DialogState, 'step'>) {
  const at = dialogSteps.indexOf(step)
  return (
    <ol className="step-trail" aria-label="Steps">
      {dialogSteps.map((name, index) => (
        <li
          key={name}
          data-step={name}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <b aria-hidden="true">{index < at ? <Check /> : index + 1}</b>
          {names[name]}
        </li>
      ))}
    </ol>
  )
}
