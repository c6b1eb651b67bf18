import './DeliveriesPanel.css'
import { memo, Suspense } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { deliveries, type Delivery } from '../../contracts/deliveries.ts'
import { DeliverDialog } from './DeliverDialog.tsx'
import { stateWords, wayWords } from './delivery-words.ts'

interface DeliveriesPanelProps {
  draft: string
  /** Saves what was typed last, which is part of what leaves. */
  onBefore: () => Promise<unknown>
}

/** Where a text was published, and the way to publish or send it. */
export const DeliveriesPanel = memo(function DeliveriesPanel(props: DeliveriesPanelProps) {
  const { draft, onBefore } = props
  const sending = useOpening()
  return (
    <section className="deliveries" aria-labelledby="deliveries-title">
      <h3 id="deliveries-title">Published</h3>
      <Suspense fallback={<SkeletonLines count={2} />}>
        <Listed draft={draft} />
      </Suspense>
      <Button size="s" onClick={() => void onBefore().then(sending.open)}>
        Publish or send
      </Button>
      {sending.nth > 0 && (
        <DeliverDialog
          key={sending.nth}
          draft={draft}
          open={sending.isOpen}
          onClose={sending.close}
        />
      )}
    </section>
  )
})

function Listed({ draft }: { draft: string }) {
  const { deliveries: listed } = useRead(deliveries.listDeliveries, { draft })
  if (listed.length === 0) return <p className="meta">Nowhere yet.</p>
  return (
    <ul>
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
