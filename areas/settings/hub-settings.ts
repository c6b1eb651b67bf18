import type { HubSettings } from './contract.ts'

/** The settings of a new server. */
export const defaultHubSettings: HubSettings = {
  retentionDays: 90,
  autoRefresh: true,
  refreshMinutes: 30,
  emailNotifications: true,
  pushNotifications: false,
  maxStorageBytes: null,
}
