import { useRead } from '#web/asking/api.tsx'
import { channels } from '../../contracts/channels.ts'
import { mail } from '../../contracts/mail.ts'
import type { NotificationChannel } from '#platform/notification-kinds.ts'

/** Explains what each channel needs before it can deliver; null for a channel that is ready. */
export function useMissingReceivers(): Record<NotificationChannel, string | null> {
  const devices = useRead(channels.listDevices, {})
  const ntfy = useRead(channels.getNtfy, {})
  const server = useRead(mail.getMailServer, {})
  return {
    panel: null,
    push: devices.length > 0 ? null : 'Push needs a device.',
    email: server !== null ? null : 'Email needs a mail server.',
    ntfy: ntfy !== null ? null : 'ntfy needs a topic.',
  }
}
