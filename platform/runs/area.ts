import type { Area } from '../area.ts'

export const runs: Area = {
  name: 'runs',
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'Tools',
      rank: 40,
      id: 'runs',
      title: 'Background work',
      needs: 'runs',
      words: 'jobs progress running queue',
      settings: [],
      panel: async () => (await import('./web/RunsPanel.tsx')).RunsPanel,
    },
  ],
  server: () => import('./server/area.ts'),
}
