import type { Area } from '../area.ts'

export const readerClients: Area = {
  name: 'reader-clients',
  server: () => import('./server/area.ts'),
}
