import type { Area } from '../area.ts'

/** Messages that leave the server. */
export const outbox: Area = {
  name: 'outbox',
  server: () => import('./server/area.ts'),
}
