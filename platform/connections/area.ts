import type { Area } from '../area.ts'

export const connections: Area = {
  name: 'connections',
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'Tools',
      rank: 20,
      id: 'accounts',
      title: 'Connected accounts',
      needs: 'connections/accounts',
      words: 'connections integrations services GitHub mail server token credentials',
      settings: ['Add an account'],
      panel: async () => (await import('./web/AccountsPanel.tsx')).AccountsPanel,
    },
  ],
  server: () => import('./server/area.ts'),
}
