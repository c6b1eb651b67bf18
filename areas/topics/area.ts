import type { Area } from '../area.ts'

export const topics: Area = {
  name: 'topics',
  gate: {
    unit: 60,
    journeys: 80,
    because: 'What arrives for a topic is joined on a server of its own.',
  },
  demo: {
    topics: async ({ now }) => (await import('./demo/api.ts')).demoTopics({ now }),
  },
  server: () => import('./server/area.ts'),
}
