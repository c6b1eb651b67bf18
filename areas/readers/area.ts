import type { Area } from '../area.ts'

export const readers: Area = {
  name: 'readers',
  gate: {
    unit: 60,
    journeys: 135,
    because: 'Each of its journeys has a server whose readers are its own.',
  },
  server: () => import('./server/area.ts'),
}
