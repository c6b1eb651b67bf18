import { PageLink } from '#web/place/page.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import type { RehearsalEvent } from '../../contracts/rehearsals.ts'
import { RehearsedSteps } from './RehearsedSteps.tsx'
import { rehearsalPage } from './rehearsal-page.ts'
import { actsWords } from './rehearsal-words.ts'
import type { Outcome, Rehearsals } from './use-rehearsals.ts'

interface EventRowProps {
  workflow: string
  event: RehearsalEvent
  rehearsals: Rehearsals
}

/**
 * One event and everything that the workflow would do for it. It is rehearsed when the row is first
 * opened.
 */
export function EventRow({ workflow, event, rehearsals }: EventRowProps) {
  const { key, words, at, page } = event
  const outcome = rehearsals.outcomes[key]
  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !outcome) void rehearsals.rehearse(key)
        }}
      >
        <summary>
          <OutcomeBadge outcome={outcome} />
          <span className="rehearsal-event">
            <span dir="auto">{words}</span>
            {outcome?.rehearsal && (
              <span className="meta" dir="auto">
                {actsWords(outcome.rehearsal)}
              </span>
            )}
          </span>
          <span className="meta">
            <Ago time={at} />
          </span>
        </summary>
        <p className="rehearsal-links">
          <PageLink page={rehearsalPage(workflow, key)}>
            Open by itself<span className="visually-hidden">: {words}</span>
          </PageLink>
          {page !== null && (
            <PageLink page={page}>
              {key.startsWith('article/') ? 'Open the article' : 'Open the run'}
              <span className="visually-hidden">: {words}</span>
            </PageLink>
          )}
        </p>
        <EventOutcome event={key} outcome={outcome} rehearsals={rehearsals} />
      </details>
    </li>
  )
}

interface EventOutcomeProps {
  event: string
  outcome: Outcome | undefined
  rehearsals: Rehearsals
}

export function EventOutcome({ event, outcome, rehearsals }: EventOutcomeProps) {
  if (outcome?.error) return <p className="field-error">{explain(outcome.error)}</p>
  if (!outcome?.rehearsal)
    return (
      <p className="meta" role="status">
        Rehearsing...
      </p>
    )
  return (
    <RehearsedSteps
      rehearsal={outcome.rehearsal}
      onAsk={(step) => rehearsals.askReally(event, step)}
    />
  )
}

export function OutcomeBadge({ outcome }: Pick<EventOutcomeProps, 'outcome'>) {
  if (outcome?.error) return <Badge tone="error">Not rehearsed</Badge>
  if (!outcome) return <Badge>Not rehearsed yet</Badge>
  if (!outcome.rehearsal) return <Badge>Rehearsing</Badge>
  return outcome.rehearsal.end.as === 'failed' ? (
    <Badge tone="error" dot>
      Would fail
    </Badge>
  ) : (
    <Badge tone="success" dot>
      Would run
    </Badge>
  )
}
