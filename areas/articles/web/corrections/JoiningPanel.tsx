import { useRead, useWrite } from '#web/asking/api.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import {
  joining,
  LEAST_THRESHOLD,
  MOST_THRESHOLD,
  USUAL_THRESHOLD,
} from '../../contracts/corrections.ts'

const STEP = 0.05

/** A panel that sets the least match confidence for joining two reports. */
export function JoiningPanel() {
  return (
    <Panel title="Joining sources" skeleton={<SkeletonLines count={3} />}>
      <Joining />
    </Panel>
  )
}

function Joining() {
  const { joinAt } = useRead(joining.getThreshold, {})
  const change = useWrite(joining.setThreshold)
  return (
    <div className="settings-rows">
      <Field
        label="Minimum match confidence"
        hint="How sure Synthwire must be that two reports are about the same event to put them into one article. Below it they stay apart, and each article lists the other as perhaps the same. Applies to all users."
        error={change.error ? explain(change.error) : null}
      >
        <Select
          options={optionsWith(joinAt)}
          value={String(joinAt)}
          onChange={(value) => change.mutate({ joinAt: Number(value) })}
        />
      </Field>
    </div>
  )
}

/** Makes the options. A calibrated threshold that is not among them is added. */
function optionsWith(current: number): { value: string; label: string }[] {
  const values = new Set([current, USUAL_THRESHOLD])
  const steps = Math.round((MOST_THRESHOLD - LEAST_THRESHOLD) / STEP)
  for (let step = 0; step <= steps; step++) {
    values.add(Number((LEAST_THRESHOLD + step * STEP).toFixed(2)))
  }
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => ({
      value: String(value),
      label: `${Math.round(value * 100)}%${value === USUAL_THRESHOLD ? ' (default)' : ''}`,
    }))
}
