import { useEffect, useState } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { EventOutcome, OutcomeBadge } from './EventRow.tsx'
import { rehearsalPage } from './rehearsal-page.ts'
import type { Rehearsals } from './use-rehearsals.ts'

interface OneEventProps {
  workflow: string
  /** "last", "example", or the key of an event. */
  event: string
  rehearsals: Rehearsals
}

/** Everything that the workflow would do for one event. */
export function OneEvent({ workflow, event, rehearsals }: OneEventProps) {
  const outcome = rehearsals.outcomes[event]
  const [rehearse] = useState(() => rehearsals.rehearse)
  useEffect(() => {
    void rehearse(event)
  }, [rehearse, event])
  const of = outcome?.rehearsal?.event
  if (outcome?.error)
    return (
      <Empty
        title="Not rehearsed"
        action={
          <PageLink className={buttonClass()} page={rehearsalPage(workflow, 'example')}>
            Rehearse with an example
          </PageLink>
        }
      >
        {explain(outcome.error)}
      </Empty>
    )
  return (
    <>
      <p>
        <PageLink page={rehearsalPage(workflow, 'choose')}>Choose another event</PageLink>
      </p>
      {of && (
        <div className="rehearsal-head">
          <OutcomeBadge outcome={outcome} />
          <p dir="auto">{of.words}</p>
          <span className="meta">
            <Ago time={of.at} />
          </span>
          {of.page !== null && (
            <PageLink page={of.page}>
              {of.key.startsWith('article/') ? 'Open the article' : 'Open the run'}
            </PageLink>
          )}
        </div>
      )}
      {of?.isMet === false && (
        <p className="step-note">
          This does not meet the conditions of the trigger: the workflow would not have run.
        </p>
      )}
      <EventOutcome event={event} outcome={outcome} rehearsals={rehearsals} />
    </>
  )
}
