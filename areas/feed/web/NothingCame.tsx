import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import type { Period } from '../contract.ts'
import { longerPeriod } from './periods.ts'
import { useChosen } from './use-chosen.ts'

interface NothingCameProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Says in which time nothing came in, and offers a longer one. */
export function NothingCame({ period, onPeriod }: NothingCameProps) {
  const { filter } = useChosen()
  const longer = longerPeriod(period)
  const what = filter === 'topics' ? 'Nothing of your topics' : 'Nothing'
  return (
    <Empty
      quiet
      action={longer && <Button onClick={() => onPeriod(longer)}>Show the {longer}</Button>}
    >
      {what} came in {period === 'today' ? 'today' : `this ${period}`}.
    </Empty>
  )
}
