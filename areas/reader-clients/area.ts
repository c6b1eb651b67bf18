import type { Area } from '#platform/area.ts'

export const readerClients: Area = {
  name: 'reader-clients',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
