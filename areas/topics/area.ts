import type { Area } from '#platform/area.ts'
import { topicAlert } from './topic-alert.ts'

export const topics: Area = {
  name: 'topics',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  notificationKinds: [topicAlert],
  demo: {
    topics: async ({ now }) => (await import('./demo/api.ts')).demoTopics({ now }),
  },
  server: () => import('./server/area.ts'),
}
