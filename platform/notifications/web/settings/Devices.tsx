import { useAction, useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useMounted } from '#web/ui/use-mounted.ts'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { channels, type Device } from '../../contracts/channels.ts'
import { nameOfHere, subscribeHere, whyNoPush } from './push-here.ts'
import { setUpAt } from './SetUpChannels.tsx'
import { testWords } from './test-words.ts'

/** The browsers that show push messages. */
export function Devices() {
  const devices = useRead(channels.listDevices, {})
  return (
    <section aria-label="Devices" className="notification-section" {...setUpAt('push')}>
      <h3>Push on devices</h3>
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      <AddDevice />
      <PushContact />
    </section>
  )
}

function AddDevice() {
  const { key } = useRead(channels.getPushKey, {})
  const add = useWrite(channels.addDevice)
  const subscribe = useAction(async () =>
    add.mutateAsync({ ...(await subscribeHere(key)), name: nameOfHere() }),
  )
  // Only the browser knows this, so the first HTML shows nothing.
  const why = useMounted() ? whyNoPush() : null
  if (why !== null) return <p className="field-hint">{why}</p>
  return (
    <>
      <div className="settings-actions">
        <Button disabled={subscribe.isPending} onClick={() => subscribe.mutate(undefined)}>
          Notify on this device
        </Button>
      </div>
      {subscribe.error && (
        <p className="field-error" role="alert">
          {subscribe.error.message}
        </p>
      )}
    </>
  )
}

/** Explains which contact push services get, because the owner may not expect that. */
function PushContact() {
  const { contact } = useRead(channels.getPushKey, {})
  return (
    <p className="field-hint">
      {contact === null
        ? 'Push services want to know whom to contact about messages, and Apple’s refuses those that name nobody. This server names its public https address (SYNTHWIRE_PUBLIC_ADDRESS) or the “To” address of an owner’s mail server, and has neither.'
        : `Push services are told whom to contact about messages: ${contactWords[contact]}.`}
    </p>
  )
}

const contactWords = {
  'public-address': 'the public address of this server',
  email: 'the email address of its owner',
}

function DeviceRow({ device: { id, name, createdAt, sentAt, trouble } }: { device: Device }) {
  const test = useWrite(channels.sendTestPush)
  const remove = useWrite(channels.removeDevice)
  const error = test.error ?? remove.error
  return (
    <li aria-label={name}>
      <p>{name}</p>
      <p className="meta">
        {sentAt === null ? 'Added ' : 'Last message '}
        <Ago time={sentAt ?? createdAt} />
      </p>
      {trouble !== null && <p className="field-error">{trouble}</p>}
      <div className="settings-actions">
        <Button size="s" disabled={test.isPending} onClick={() => test.mutate({ id })}>
          Send a test<span className="visually-hidden">: {name}</span>
        </Button>
        <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
          Remove<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
      <p className="notification-outcome" role="status">
        {test.data && testWords(test.data)}
      </p>
      <FormError of={error} />
    </li>
  )
}
