import './Webhooks.css'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { webhooks } from '../contract.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'

/** The reader's webhooks, with the state of their deliveries. */
export function WebhooksPanel() {
  return (
    <Panel title="Webhooks" className="webhooks panel-list" skeleton={<SkeletonLines count={3} />}>
      <p className="field-hint">
        A webhook tells a program of yours when something happens here: Synthwire sends it a signed
        message.
      </p>
      <Webhooks />
      <WebhookForm />
    </Panel>
  )
}

function Webhooks() {
  const list = useRead(webhooks.listWebhooks, {})
  if (list.length === 0) return null
  return (
    <ul className="webhook-list">
      {list.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  )
}
