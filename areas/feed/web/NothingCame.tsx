import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import type { Period } from '../contract.ts'
import { longerPeriod } from './periods.ts'
import { useChosen } from './use-chosen.ts'

interface NothingCameProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Says in which period there are no articles, and offers a longer one. */
export function NothingCame({ period, onPeriod }: NothingCameProps) {
  const { filter } = useChosen()
  const longer = longerPeriod(period)
  const what = filter === 'topics' ? 'No articles in your topics' : 'No articles'
  return (
    <Empty
      quiet
      action={longer && <Button onClick={() => onPeriod(longer)}>Show the {longer}</Button>}
    >
      {what} {period === 'today' ? 'today' : `this ${period}`}.
    </Empty>
  )
}
