import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { rehearsals } from '../../contracts/rehearsals.ts'
import { rehearsalPage } from './rehearsal-page.ts'

/**
 * A choice among the newest events of the last 30 days, including those that do not meet the
 * conditions.
 */
export function ChooseEvent({ workflow }: { workflow: string }) {
  const [search, setSearch] = useState('')
  const { events, next } = useRead(rehearsals.findEvents, { id: workflow, search })
  return (
    <>
      <SearchBox
        className="automation-search"
        label="Search events"
        value={search}
        onChange={setSearch}
      />
      {events.length === 0 ? (
        <Empty quiet>
          {search === '' ? (
            <>
              No event of the last 30 days is known.{' '}
              <PageLink page={rehearsalPage(workflow, 'example')}>
                Rehearse with an example
              </PageLink>
            </>
          ) : (
            'No events match. Try other words.'
          )}
        </Empty>
      ) : (
        <ol className="run-rows" aria-label="Events">
          {events.map(({ key, words, at, isMet }) => (
            <li key={key}>
              <Badge tone={isMet ? 'success' : 'neutral'}>
                {isMet ? 'Would run' : 'Would not run'}
              </Badge>
              <div>
                <PageLink page={rehearsalPage(workflow, key)}>{words}</PageLink>
              </div>
              <span className="meta">
                <Ago time={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {next !== null && <p className="meta">Older events are found by their words.</p>}
    </>
  )
}
