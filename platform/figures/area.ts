import type { Area } from '../area.ts'

/** Counts of calls, failures and times by minute, for any area. */
export const figures: Area = {
  name: 'figures',
  server: () => import('./server/area.ts'),
}
