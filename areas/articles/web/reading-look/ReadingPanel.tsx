import { Fragment } from 'react'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Skeleton } from '#web/ui/blocks/Skeleton.tsx'
import { useMounted } from '#web/ui/use-mounted.ts'
import { lookTitles, WHERE, ReadingLookCard } from './ReadingLookCard.tsx'

/** Settings for how articles and lists look in this browser. */
export function ReadingPanel() {
  // Only the browser knows the looks, so the server renders a placeholder.
  const isMounted = useMounted()
  return (
    <Panel title="Reading" skeleton={<WaitingCard />}>
      {isMounted ? <ReadingLookCard /> : <WaitingCard />}
    </Panel>
  )
}

/** The card without its choices but with the same height. */
function WaitingCard() {
  return (
    <div className="look-card">
      {lookTitles.map((title) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <span className="look-waiting">
            <Skeleton shape="button" />
          </span>
        </Fragment>
      ))}
      <p className="meta">{WHERE}</p>
    </div>
  )
}
