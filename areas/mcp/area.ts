import type { Area } from '../area.ts'

export const mcp: Area = {
  name: 'mcp',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
