import type { Area } from '../area.ts'

/** What is on its way out of the hub. */
export const outbox: Area = {
  name: 'outbox',
  server: () => import('./server/area.ts'),
}
