import type { HubSettings } from './contract.ts'

/** What a hub starts with. */
export const defaultHubSettings: HubSettings = {
  retentionDays: 90,
  autoRefresh: true,
  refreshMinutes: 30,
  emailNotifications: true,
  pushNotifications: false,
  maxStorageBytes: null,
}
