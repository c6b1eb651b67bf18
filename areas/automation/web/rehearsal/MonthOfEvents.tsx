import { useContext, useEffect, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import {
  rehearsals as contract,
  type Past,
  type RehearsalEvent,
} from '../../contracts/rehearsals.ts'
import { DayChart } from './DayChart.tsx'
import { EventRow } from './EventRow.tsx'
import { rehearsalPage } from './rehearsal-page.ts'
import { pastWords } from './rehearsal-words.ts'
import { usePast } from './use-past.ts'
import type { Rehearsals } from './use-rehearsals.ts'

interface MonthOfEventsProps {
  workflow: string
  rehearsals: Rehearsals
}

/**
 * The events of the last 30 days for which the workflow would have run. The newest are rehearsed
 * one after another.
 */
export function MonthOfEvents({ workflow, rehearsals }: MonthOfEventsProps) {
  const past = usePast(workflow, '')
  if (!past)
    return (
      <div role="status" aria-label="Counting">
        <SkeletonLines count={8} />
      </div>
    )
  return (
    <>
      <p className="rehearsal-count">{pastWords(past)}</p>
      {past.from === 'articles' && (
        <p className="field-hint">
          Articles are checked as they are now, so the real number can be higher: earlier titles and
          merged articles are known only where this workflow ran.
        </p>
      )}
      {past.total === 0 ? (
        <Nothing workflow={workflow} from={past.from} />
      ) : (
        <>
          {past.isAll && <DayChart days={past.days} />}
          <Events workflow={workflow} past={past} rehearsals={rehearsals} />
        </>
      )}
    </>
  )
}

function Nothing({ workflow, from }: { workflow: string; from: Past['from'] }) {
  const [event, words, hint] =
    from === 'articles'
      ? [
          'choose',
          'Choose an article',
          'Loosen the conditions of the trigger, or rehearse it with an article of your choice.',
        ]
      : [
          'example',
          'Rehearse with an example',
          'Events of this kind are known by the runs that they began. An example shows what each step would do.',
        ]
  return (
    <Empty
      title="Nothing to rehearse it with"
      action={
        <PageLink className={buttonClass()} page={rehearsalPage(workflow, event)}>
          {words}
        </PageLink>
      }
    >
      {hint}
    </Empty>
  )
}

function Events({ workflow, past, rehearsals }: MonthOfEventsProps & { past: Past }) {
  const { newest } = past
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const further = useFurtherPages(
    newest,
    (before) => ask(contract.listEvents, { id: workflow, before }),
    workflow,
  )
  const events = further.pages.flatMap((page) => page.events)
  useInTurn(newest.events, rehearsals)

  return (
    <>
      <ol className="run-steps rehearsal-events" aria-label="Events">
        {events.map((event) => (
          <EventRow key={event.key} workflow={workflow} event={event} rehearsals={rehearsals} />
        ))}
      </ol>
      {further.hasMore && (
        <Button disabled={further.isPending} onClick={() => void attempt(further.more())}>
          Show older events
        </Button>
      )}
    </>
  )
}

/** Rehearses events one after another, until the reader leaves the page. */
function useInTurn(events: readonly RehearsalEvent[], { rehearse }: Rehearsals) {
  const [first] = useState({ events, rehearse })
  useEffect(() => {
    let isLeft = false
    void (async () => {
      for (const { key } of first.events) {
        if (isLeft) return
        await first.rehearse(key)
      }
    })()
    return () => {
      isLeft = true
    }
  }, [first])
}
