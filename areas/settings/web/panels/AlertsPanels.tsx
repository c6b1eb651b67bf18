import { NotificationsPanel as ChannelsPanel } from '#platform/notifications/web/lends/NotificationsPanel.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'

/** The switches for notifications in the demo, or the channels of a live server. */
export function AlertsPanels() {
  const hasChannels = useKept('notifications/channels')
  return (
    <>
      <NotificationsPanel />
      {hasChannels && <ChannelsPanel />}
    </>
  )
}
