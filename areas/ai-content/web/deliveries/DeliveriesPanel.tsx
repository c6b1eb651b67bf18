import './DeliveriesPanel.css'
import { memo } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { deliveries, type Delivery } from '../../contracts/deliveries.ts'
import { stateWords, wayWords } from './delivery-words.ts'

/** A list of the places where a text was published or sent to. */
export const DeliveriesPanel = memo(function DeliveriesPanel({ draft }: { draft: string }) {
  return (
    <Panel title="Published" skeleton={<SkeletonLines count={2} />}>
      <Listed draft={draft} />
    </Panel>
  )
})

function Listed({ draft }: { draft: string }) {
  const { deliveries: listed } = useRead(deliveries.listDeliveries, { draft })
  if (listed.length === 0) return <p className="meta">Not published or sent yet.</p>
  return (
    <ul className="deliveries">
      {listed.map((each) => (
        <DeliveryRow key={each.id} delivery={each} />
      ))}
    </ul>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, way, state, to, link, at, error, leftOut } = delivery
  const retry = useWrite(deliveries.retryDelivery)
  const attempt = useAttempt()
  return (
    <li>
      <p dir="auto">
        {wayWords[way]}: {link ? <a href={link}>{to}</a> : to}
      </p>
      <p className="meta">
        {stateWords[state]} <TimeAgo inSentence time={at} />
      </p>
      {error && <p className="field-error">{error}</p>}
      {leftOut && <p className="meta">{leftOut}</p>}
      {state === 'failed' && (
        <Button
          size="s"
          disabled={retry.isPending}
          onClick={() => void attempt(retry.mutateAsync({ delivery: id }))}
        >
          Try again
        </Button>
      )}
    </li>
  )
}
