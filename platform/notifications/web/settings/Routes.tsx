import { Switch } from '#web/ui/controls/Switch.tsx'
import {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '../../notification-kinds.ts'
import { channelWords, kindWords } from './kind-words.ts'
import { useMissingReceivers } from '../lends/receivers.ts'
import { SetUpChannels } from './SetUpChannels.tsx'
import { useSettings } from './use-settings.ts'

/** Which kind of notification goes where. A channel without a receiver is off. */
export function Routes() {
  const { settings, change, error } = useSettings()
  const { routes } = settings
  const missing = useMissingReceivers()
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    routes.some((one) => one.kind === kind && one.channel === channel)
  const toggle = (kind: NotificationKind, channel: NotificationChannel) => {
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
          {notificationKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindWords[kind]}</th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <Switch
                    bare
                    label={`${kindWords[kind]}: ${channelWords[channel]}`}
                    // A choice is kept for a channel that cannot deliver yet, and does nothing until then.
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
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p className="field-hint">
        Programs get notifications by a webhook with the event “Notification”.
      </p>
    </section>
  )
}
