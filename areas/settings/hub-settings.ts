import type { HubSettings } from './contract.ts'

/** The settings with which the demo begins. */
export const defaultHubSettings: HubSettings = {
  retentionDays: 90,
  autoRefresh: true,
  refreshMinutes: 30,
  emailNotifications: true,
  pushNotifications: false,
  maxStorageBytes: null,
}
