import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { count } from '#web/ui/count.ts'
import { timeoutsSeconds } from '../../../choices.ts'
import type { Step } from '../../../flow/flow.ts'
import { timeoutWords } from '../../settings-words.ts'

interface CommonSettingsProps {
  step: Step
  onChange: (step: Step, subject: string) => void
}

const AS_SET = 'as-set'

const timeoutOptions = [
  { value: AS_SET, label: 'As in the settings' },
  ...timeoutsSeconds.map((seconds) => ({ value: String(seconds), label: timeoutWords(seconds) })),
]
const retryOptions = [
  { value: AS_SET, label: 'As in the settings' },
  ...[0, 1, 2, 3].map((times) => ({
    value: String(times),
    label: times === 0 ? 'Not at all' : count(times, 'time'),
  })),
]

/** Settings that steps have in common: handling of failures, retries and the time limit. */
export function CommonSettings({ step, onChange }: CommonSettingsProps) {
  return (
    <details className="step-more">
      <summary>Failures and retries</summary>
      <div className="step-fields">
        <Field label="Retry after a failure">
          <Select
            options={retryOptions}
            value={step.retries === undefined ? AS_SET : String(step.retries)}
            onChange={(chosen) => {
              const { retries: _, ...rest } = step
              onChange(chosen === AS_SET ? rest : { ...rest, retries: Number(chosen) }, 'retries')
            }}
          />
        </Field>
        <Field label="Timeout">
          <Select
            options={timeoutOptions}
            value={step.timeoutSeconds === undefined ? AS_SET : String(step.timeoutSeconds)}
            onChange={(chosen) => {
              const { timeoutSeconds: _, ...rest } = step
              const seconds = timeoutsSeconds.find((one) => String(one) === chosen)
              onChange(seconds ? { ...rest, timeoutSeconds: seconds } : rest, 'timeout')
            }}
          />
        </Field>
        <Switch
          label="Go on if it fails"
          hint="When off, the run fails with this step."
          checked={step.onFailure === 'continue'}
          onChange={(goesOn) => {
            const { onFailure: _, ...rest } = step
            onChange(goesOn ? { ...rest, onFailure: 'continue' } : rest, 'failure')
          }}
        />
      </div>
    </details>
  )
}
