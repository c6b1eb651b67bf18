import { NotificationsPanel as ChannelsPanel } from '#platform/notifications/web/lends/NotificationsPanel.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'

/** The switches of the demo, or the channels of a server. */
export function AlertsPanels() {
  const hasChannels = useKept('notifications/channels')
  return (
    <>
      <NotificationsPanel />
      {hasChannels && <ChannelsPanel />}
    </>
  )
}
