import type { Area } from '../area.ts'

/** Messages on their way out of the server. */
export const outbox: Area = {
  name: 'outbox',
  server: () => import('./server/area.ts'),
}
