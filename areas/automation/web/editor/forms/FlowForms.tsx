import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import { FLOW } from '../../../limits.ts'
import type { Step } from '../../../flow/flow.ts'
import { ConditionRows } from '../../fields/ConditionRows.tsx'
import { DurationField } from '../../fields/DurationField.tsx'
import { FilledField, FilledInput } from '../../fields/FilledInput.tsx'
import type { FormProps } from './form-props.ts'

// The form of an "if" step: its cases and their conditions.

export function IfForm({ step, offered, onChange }: FormProps<'if'>) {
  type Cases = typeof step.cases
  const setCases = (cases: Cases, subject: string) => onChange({ ...step, cases }, subject)
  const { cases } = step
  return (
    <>
      {cases.map((one, at) => (
        <div key={at} className="step-case">
          <ConditionRows
            label={cases.length === 1 ? 'Go on if' : `Case ${at + 1}: go on if`}
            conditions={one.when}
            offered={offered}
            onChange={(when) =>
              setCases(
                cases.map((old, nth) => (nth === at ? { ...old, when } : old)),
                `case ${at}`,
              )
            }
          />
          {cases.length > 1 && (
            <Button
              size="s"
              variant="quiet"
              icon={<X />}
              onClick={() => setCases(cases.toSpliced(at, 1), 'remove case')}
            >
              Remove case {at + 1} and its steps
            </Button>
          )}
        </div>
      ))}
      {cases.length < FLOW.cases && (
        <Button
          size="s"
          icon={<Plus />}
          onClick={() => setCases([...cases, { when: firstCondition(), steps: [] }], 'add case')}
        >
          Add a case
        </Button>
      )}
      <p className="field-hint">The first case whose conditions are met is carried out.</p>
    </>
  )
}

const firstCondition = (): Extract<Step, { do: 'if' }>['cases'][number]['when'] => ({
  match: 'all',
  rows: [{ field: '', is: 'equals', value: '' }],
})

export function EachForm({ step, offered, onChange }: FormProps<'each'>) {
  return (
    <>
      <FilledField
        label="List"
        hint="The steps inside are carried out for each item of this list."
        replaces
        value={step.over}
        offered={offered}
        onChange={(over) => onChange({ ...step, over }, 'over')}
      />
      <Field label="At most" hint="Further items are left out.">
        <TextInput
          type="number"
          min={1}
          max={FLOW.rounds}
          value={step.most}
          onChange={({ target }) =>
            onChange({ ...step, most: bounded(Number(target.value), FLOW.rounds) }, 'most')
          }
        />
      </Field>
    </>
  )
}

const bounded = (typed: number, most: number) => Math.min(most, Math.max(1, Math.round(typed) || 1))

const howOptions = [
  { value: 'first', label: 'The first one that is there' },
  { value: 'list', label: 'One list of all items' },
  { value: 'fields', label: 'One object with all fields' },
  { value: 'match', label: 'Objects with the same value in a field' },
] as const

export function MergeForm({ step, offered, onChange }: FormProps<'merge'>) {
  const setFrom = (from: string[]) => onChange({ ...step, from }, 'from')
  return (
    <>
      <Field label="Make">
        <Select
          options={howOptions}
          value={step.how}
          onChange={(how) => onChange({ ...step, how }, 'how')}
        />
      </Field>
      {step.how === 'match' && (
        <Field label="Field to match by">
          <TextInput
            value={step.by ?? ''}
            placeholder="id"
            onChange={({ target }) => onChange({ ...step, by: target.value }, 'by')}
          />
        </Field>
      )}
      <fieldset className="field-rows">
        <legend>Results</legend>
        {step.from.map((text, at) => (
          <div key={at} className="step-row">
            <FilledInput
              label={`Result ${at + 1}`}
              placeholder="Choose a result"
              replaces
              value={text}
              offered={offered}
              onChange={(typed) => setFrom(step.from.map((one, nth) => (nth === at ? typed : one)))}
            />
            <IconButton
              label={`Remove result ${at + 1}`}
              icon={<X />}
              onClick={() => setFrom(step.from.toSpliced(at, 1))}
            />
          </div>
        ))}
        <Button
          size="s"
          variant="quiet"
          icon={<Plus />}
          onClick={() => setFrom([...step.from, ''])}
        >
          Add a result
        </Button>
      </fieldset>
    </>
  )
}

const HOUR_SECONDS = 3600

export function WaitForm({ step, offered, onChange }: FormProps<'wait'>) {
  const isUntil = step.until !== undefined
  return (
    <>
      <Field label="Wait">
        <Select
          options={[
            { value: 'for', label: 'for a time' },
            { value: 'until', label: 'until a moment' },
          ]}
          value={isUntil ? 'until' : 'for'}
          onChange={(next) => {
            const { seconds: _, until: __, ...rest } = step
            const given = next === 'until' ? { until: '' } : { seconds: HOUR_SECONDS }
            onChange({ ...rest, ...given }, 'wait')
          }}
        />
      </Field>
      {isUntil ? (
        <FilledField
          label="Until"
          hint="A time such as 2026-12-24T18:00, or a field that is one."
          value={step.until ?? ''}
          offered={offered}
          onChange={(until) => onChange({ ...step, until }, 'until')}
        />
      ) : (
        <DurationField
          label="Time"
          seconds={step.seconds ?? HOUR_SECONDS}
          onChange={(seconds) => onChange({ ...step, seconds }, 'seconds')}
        />
      )}
    </>
  )
}

export function ApproveForm({ step, offered, onChange }: FormProps<'approve'>) {
  return (
    <>
      <FilledField
        label="Question"
        lines={3}
        value={step.question}
        offered={offered}
        onChange={(question) => onChange({ ...step, question }, 'question')}
      />
      <DurationField
        label="Answer within"
        seconds={step.withinSeconds}
        onChange={(withinSeconds) => onChange({ ...step, withinSeconds }, 'within')}
      />
      <Switch
        label="Go on if refused"
        hint="Without an answer in time, it counts as refused. When off, the run stops then."
        checked={step.onRefusal === 'continue'}
        onChange={(goesOn) => {
          const { onRefusal: _, ...rest } = step
          onChange(goesOn ? { ...rest, onRefusal: 'continue' } : rest, 'refusal')
        }}
      />
    </>
  )
}

export function StopForm({ step, offered, onChange }: FormProps<'stop'>) {
  return (
    <>
      <Field label="The run counts as">
        <Select
          options={[
            { value: 'done', label: 'Done' },
            { value: 'failed', label: 'Failed' },
          ]}
          value={step.as}
          onChange={(as) => onChange({ ...step, as }, 'as')}
        />
      </Field>
      <FilledField
        label="Message"
        lines={2}
        value={step.message}
        offered={offered}
        onChange={(message) => onChange({ ...step, message }, 'message')}
      />
    </>
  )
}
