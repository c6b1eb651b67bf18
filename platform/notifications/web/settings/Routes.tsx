import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useRead } from '#web/asking/api.tsx'
import { notificationKinds } from '../../contracts/kinds.ts'
import { notificationChannels, type NotificationChannel } from '#platform/notification-kinds.ts'
import { channelWords } from './channel-words.ts'
import { useMissingReceivers } from '../lends/receivers.ts'
import { SetUpChannels } from './SetUpChannels.tsx'
import { useSettings } from './use-settings.ts'

/** The switches for the channels of each kind. A channel without a receiver is shown as off. */
export function Routes() {
  const { settings, change, error } = useSettings()
  const { routes } = settings
  const kinds = useRead(notificationKinds.listKinds, {})
  const missing = useMissingReceivers()
  const isOn = (kind: string, channel: NotificationChannel) =>
    routes.some((one) => one.kind === kind && one.channel === channel)
  const toggle = (kind: string, channel: NotificationChannel) => {
    const others = routes.filter((one) => one.kind !== kind || one.channel !== channel)
    change({ routes: isOn(kind, channel) ? others : [...others, { kind, channel }] })
  }
  return (
    <section aria-label="What goes where">
      <table className="notification-routes">
        <thead>
          <tr>
            <th scope="col">Notify me about</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {channelWords[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ id: kind, label }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <Switch
                    bare
                    label={`${label}: ${channelWords[channel]}`}
                    // The choice is kept for a channel that cannot deliver yet, and shown once it
                    // can.
                    checked={missing[channel] === null && isOn(kind, channel)}
                    disabled={missing[channel] !== null}
                    onChange={() => toggle(kind, channel)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SetUpChannels />
      <FormError of={error} />
      <p className="field-hint">
        Programs get notifications by a webhook with the event “Notification”.
      </p>
    </section>
  )
}
