import type { Area } from '#platform/area.ts'

export const webhooks: Area = {
  name: 'webhooks',
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'Tools',
      rank: 30,
      id: 'webhooks',
      title: 'Webhooks',
      needs: 'webhooks',
      words: 'events integrations HTTP post',
      settings: ['Add a webhook'],
      panel: async () => (await import('./web/WebhooksPanel.tsx')).WebhooksPanel,
    },
  ],
  server: () => import('./server/area.ts'),
}
