import { useRead } from '#web/asking/api.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { hubSettings, type HubAbilities } from '../../contract.ts'
import { useSettings } from './use-settings.ts'

/** The switches for notifications; shown only if some channel can send them. */
export function NotificationsPanel() {
  const { notifications } = useRead(hubSettings.getHubAbilities, {})
  if (notifications.length === 0) return null
  return (
    <Panel title="Notifications" skeleton={<SkeletonLines count={3} />}>
      <Notifications ways={notifications} />
    </Panel>
  )
}

function Notifications({ ways }: { ways: HubAbilities['notifications'] }) {
  const { settings, change, error } = useSettings()
  return (
    <div className="settings-rows">
      {ways.includes('email') && (
        <Switch
          label="Email notifications"
          hint="A daily digest, and an alert for breaking news."
          checked={settings.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
      )}
      {ways.includes('push') && (
        <Switch
          label="Push notifications"
          hint="Breaking news on this device, as it happens."
          checked={settings.pushNotifications}
          onChange={(pushNotifications) => change({ pushNotifications })}
        />
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
