import '../settings/NotificationSettings.css'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Devices } from '../settings/Devices.tsx'
import { Failures } from '../settings/Failures.tsx'
import { MailServerForm } from '../settings/MailServerForm.tsx'
import { NtfyForm } from '../settings/NtfyForm.tsx'
import { QuietHours } from '../settings/QuietHours.tsx'
import { Routes } from '../settings/Routes.tsx'

/** The settings of notifications: channels, quiet hours and receivers. */
export function NotificationsPanel() {
  return (
    <Panel
      title="Notifications"
      className="panel-list notification-settings"
      skeleton={<SkeletonLines count={8} />}
    >
      <Routes />
      <QuietHours />
      <Devices />
      <MailServerForm />
      <NtfyForm />
      <Failures />
    </Panel>
  )
}
