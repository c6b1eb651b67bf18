import { Button } from '#web/ui/controls/Button.tsx'
import { notificationChannels, type NotificationChannel } from '#platform/notification-kinds.ts'
import { useMissingReceivers } from '../lends/receivers.ts'
import { channelWords } from './channel-words.ts'

/** Attributes that mark the section in which a channel is set up. */
export const setUpAt = (channel: NotificationChannel) => ({
  id: `set-up-${channel}`,
  tabIndex: -1,
})

/** Explains why channels are off, with links to set them up. */
export function SetUpChannels() {
  const missing = useMissingReceivers()
  const channels = notificationChannels.filter((channel) => missing[channel] !== null)
  if (channels.length === 0) return null
  return (
    <ul aria-label="Not set up" className="notification-missing">
      {channels.map((channel) => (
        <li key={channel}>
          <span>{missing[channel]}</span>
          <Button size="s" onClick={() => goTo(channel)}>
            Set up {channelWords[channel]}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function goTo(channel: NotificationChannel) {
  const section = document.getElementById(setUpAt(channel).id)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
