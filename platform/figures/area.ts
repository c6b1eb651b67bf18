import type { Area } from '../area.ts'

/** Calls, failures and times by minute, of whatever an area counts. */
export const figures: Area = {
  name: 'figures',
  server: () => import('./server/area.ts'),
}
