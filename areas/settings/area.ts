import type { Area } from '#platform/area.ts'

export const settings: Area = {
  name: 'settings',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'News',
      rank: 20,
      id: 'retention',
      title: 'Data retention',
      needs: null,
      words: 'delete old articles days forever',
      settings: ['Keep articles for'],
      panel: async () => (await import('./web/panels/RetentionPanel.tsx')).RetentionPanel,
    },
    {
      group: 'News',
      rank: 30,
      id: 'refresh',
      title: 'Auto refresh',
      needs: null,
      words: 'fetch update frequency minutes automatic',
      settings: ['Auto refresh', 'Refresh interval'],
      panel: async () => (await import('./web/panels/RefreshPanel.tsx')).RefreshPanel,
    },
    {
      group: 'Alerts',
      rank: 10,
      id: 'notifications',
      title: 'Notifications',
      needs: null,
      words: 'alerts email mail server push devices ntfy breaking news digest quiet hours mute',
      settings: [],
      panel: async () => (await import('./web/panels/AlertsPanels.tsx')).AlertsPanels,
    },
    {
      group: 'Storage and privacy',
      rank: 10,
      id: 'storage',
      title: 'Storage',
      needs: null,
      words: 'disk space room size gigabytes used limit',
      settings: [],
      panel: async () => (await import('./web/panels/StoragePanel.tsx')).StoragePanel,
    },
    {
      group: 'People and access',
      rank: 20,
      id: 'access',
      title: 'Access',
      needs: 'access',
      words: 'sessions devices API keys RSS feed reader apps domain',
      settings: ['Signed-in browsers', 'Public address', 'API tokens', 'Addresses of feeds'],
      panel: async () => (await import('./web/panels/DoorsPanel.tsx')).DoorsPanel,
    },
  ],
  screens: {
    'hub-settings': {
      source: 'areas/settings/web/SettingsScreen.tsx',
      load: async () => (await import('./web/SettingsScreen.tsx')).SettingsScreen,
    },
  },
  demo: {
    'hub-settings': async () => (await import('./demo/api.ts')).demoHubSettings(),
  },
  server: () => import('./server/area.ts'),
}
