import type { Area } from '#platform/area.ts'

export const mcp: Area = {
  name: 'mcp',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
