import { useRead, useWrite } from '#web/asking/api.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { joining, LEAST_THRESHOLD, MOST_THRESHOLD } from '../../contracts/corrections.ts'

const STEP = 0.05
const FIRST = 0.6

/** How sure the hub must be that a source belongs to an article before it is counted. */
export function CountingPanel() {
  return (
    <Panel title="Counting sources" skeleton={<SkeletonLines count={3} />}>
      <Counting />
    </Panel>
  )
}

function Counting() {
  const { countAt } = useRead(joining.getThreshold, {})
  const change = useWrite(joining.setThreshold)
  return (
    <div className="settings-rows">
      <Field
        label="Minimum match confidence"
        hint="Sources below it are listed as related, and neither counted nor cited. Changing it recounts all articles. Applies to all users."
        error={change.error ? explain(change.error) : null}
      >
        <Select
          options={optionsWith(countAt)}
          value={String(countAt)}
          onChange={(value) => change.mutate({ countAt: Number(value) })}
        />
      </Field>
    </div>
  )
}

/** A threshold that was calibrated stands among the others. */
function optionsWith(current: number): { value: string; label: string }[] {
  const values = new Set([current])
  const steps = Math.round((MOST_THRESHOLD - LEAST_THRESHOLD) / STEP)
  for (let step = 0; step <= steps; step++) {
    values.add(Number((LEAST_THRESHOLD + step * STEP).toFixed(2)))
  }
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => ({
      value: String(value),
      label: `${Math.round(value * 100)}%${value === FIRST ? ' (default)' : ''}`,
    }))
}
