import { Suspense, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { RowHead } from '#web/ui/rows/RowHead.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { webhooks, type Delivery, type Webhook } from '../contract.ts'
import { WebhookForm } from './WebhookForm.tsx'
import {
  attemptsWords,
  deliveryWords,
  eventWords,
  outcomeWords,
  stateTone,
  stateWords,
} from './webhook-words.ts'

/** One webhook: its state, its buttons and, on request, its deliveries. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { name, address, events, state, trouble, waiting } = webhook
  const [isEdited, setEdited] = useState(false)
  const words = [
    events.map((event) => eventWords[event]).join(', '),
    ...(waiting > 0 ? [`${waiting.toLocaleString('en')} waiting`] : []),
  ]
  return (
    <li className="webhook" aria-label={name}>
      <RowHead title={name} state={stateWords[state]} tone={stateTone(webhook)} />
      <p className="meta">{address}</p>
      <p className="meta">{words.join('. ')}</p>
      {trouble !== null && <p className="field-error">{trouble}</p>}
      {isEdited ? (
        <WebhookForm webhook={webhook} onDone={() => setEdited(false)} />
      ) : (
        <Buttons webhook={webhook} onEdit={() => setEdited(true)} />
      )}
      <Deliveries webhook={webhook} />
    </li>
  )
}

function Buttons({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { id, name, state } = webhook
  const test = useWrite(webhooks.sendTest)
  const turn = useWrite(webhooks.switchWebhook)
  const renew = useWrite(webhooks.renewSecret)
  const remove = useWrite(webhooks.removeWebhook)
  const error = [test, turn, renew, remove].map((one) => one.error).find((one) => one !== null)
  const isOn = state === 'on'
  const buttons = [
    {
      words: test.isPending ? 'Sending' : 'Send a test',
      action: test,
      press: () => test.mutate({ id }),
    },
    {
      words: isOn ? 'Pause' : 'Switch on',
      action: turn,
      press: () => turn.mutate({ id, isOn: !isOn }),
    },
    { words: 'Edit', action: null, press: onEdit },
    { words: 'New secret', action: renew, press: () => renew.mutate({ id }) },
    { words: 'Remove', action: remove, press: () => remove.mutate({ id }) },
  ]
  return (
    <>
      <div className="settings-actions">
        {buttons.map(({ words, action, press }) => (
          <Button key={words} size="s" disabled={action?.isPending} onClick={press}>
            {words}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ))}
      </div>
      <p className="webhook-outcome" role="status">
        {test.data && `Test: ${outcomeWords(test.data)}`}
      </p>
      {renew.data && <SecretOnce of={`signing secret of ${name}`} secret={renew.data.secret} />}
      {renew.data && (
        <p className="field-hint">For a day, deliveries are signed with the former one as well.</p>
      )}
      <FormError of={error} />
    </>
  )
}

function Deliveries({ webhook: { id, name } }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="webhook-deliveries"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Deliveries<span className="visually-hidden"> of {name}</span>
      </summary>
      {isOpen && (
        <Trouble>
          <Suspense fallback={<SkeletonLines count={2} />}>
            <DeliveryList webhook={id} />
          </Suspense>
        </Trouble>
      )}
    </details>
  )
}

function DeliveryList({ webhook }: { webhook: string }) {
  const deliveries = useRead(webhooks.listDeliveries, { webhook })
  const attempts = useRead(webhooks.readAttempts, { webhook })
  if (deliveries.length === 0) return <p className="meta">Nothing was sent yet.</p>
  return (
    <>
      {attempts.calls > 0 && <p className="meta">{attemptsWords(attempts)}</p>}
      <ol>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ol>
    </>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, event, about, state, createdAt, error, nextAt } = delivery
  const isNew = state === 'waiting' && error === null
  const again = useWrite(webhooks.redeliver)
  return (
    <li>
      <div>
        <p dir="auto">
          {deliveryWords(event)}: {about}
        </p>
        <p className={error === null ? 'meta' : 'field-error'}>{outcomeWords(delivery)}</p>
        <p className="meta">
          <Ago time={createdAt} />
          {state === 'failed' && '. Not tried again'}
          {error !== null && nextAt !== null && (
            <>
              . Next attempt <TimeAgo time={nextAt} inSentence />
            </>
          )}
        </p>
        <FormError of={again.error} />
      </div>
      {!isNew && (
        <Button size="s" disabled={again.isPending} onClick={() => again.mutate({ delivery: id })}>
          {state === 'waiting' ? 'Try now' : 'Send again'}
          <span className="visually-hidden">: {about}</span>
        </Button>
      )}
    </li>
  )
}
