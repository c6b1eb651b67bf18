import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ShowAllButton } from '#areas/articles/web/lends/UnreadSwitch.tsx'
import type { Period } from '../contract.ts'
import { longerPeriod } from './periods.ts'
import { useChosen } from './use-chosen.ts'

interface NothingCameProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Says that a period has no articles, and offers a longer one. */
export function NothingCame({ period, onPeriod }: NothingCameProps) {
  const { filter, unreadAt } = useChosen()
  const longer = longerPeriod(period)
  const isUnreadOnly = unreadAt !== undefined
  const nothing = isUnreadOnly ? 'Nothing unread' : 'No articles'
  const what = filter === 'topics' ? `${nothing} in your topics` : nothing
  return (
    <Empty
      quiet
      action={
        <>
          {isUnreadOnly && <ShowAllButton />}
          {longer && <Button onClick={() => onPeriod(longer)}>Show the {longer}</Button>}
        </>
      }
    >
      {what} {period === 'today' ? 'today' : `this ${period}`}.
    </Empty>
  )
}
