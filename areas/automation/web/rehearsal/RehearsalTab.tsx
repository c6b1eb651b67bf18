import './Rehearsal.css'
import { Suspense } from 'react'
import { usePage } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { ChooseEvent } from './ChooseEvent.tsx'
import { MonthOfEvents } from './MonthOfEvents.tsx'
import { OneEvent } from './OneEvent.tsx'
import { rehearsalPage } from './rehearsal-page.ts'
import { useRehearsals, type SavedDraft } from './use-rehearsals.ts'

const choices = [
  { value: 'month', label: 'Last 30 days' },
  { value: 'last', label: 'Last event' },
  { value: 'choose', label: 'Choose an event' },
] as const
type Choice = (typeof choices)[number]['value']

interface RehearsalTabProps {
  draft: SavedDraft
  /** The part of the address after the tab: empty, "last", "choose", or the key of an event. */
  event: string
}

/** Tries the draft of a workflow on past events, without sending or keeping anything. */
export function RehearsalTab({ draft, event }: RehearsalTabProps) {
  const { goTo } = usePage()
  const rehearsals = useRehearsals(draft)
  const choice: Choice = event === '' ? 'month' : event === 'last' ? 'last' : 'choose'
  return (
    <div className="rehearsal">
      <h2 className="visually-hidden">Rehearsal</h2>
      <div className="rehearsal-choice">
        <Segmented
          label="Rehearse with"
          options={choices}
          value={choice}
          onChange={(next) => goTo(rehearsalPage(draft.id, next === 'month' ? '' : next))}
        />
        <p className="field-hint">Nothing is sent or kept. Waits and approvals are passed.</p>
      </div>
      <Trouble key={event}>
        <Suspense fallback={<SkeletonLines count={8} />}>
          {event === '' ? (
            <MonthOfEvents workflow={draft.id} rehearsals={rehearsals} />
          ) : event === 'choose' ? (
            <ChooseEvent workflow={draft.id} />
          ) : (
            <OneEvent workflow={draft.id} event={event} rehearsals={rehearsals} />
          )}
        </Suspense>
      </Trouble>
    </div>
  )
}
