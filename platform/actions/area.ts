import type { Area } from '../area.ts'

/** What programs may ask for a reader, what happens that they may follow, and what they made. */
export const actions: Area = {
  name: 'actions',
  server: () => import('./server/area.ts'),
}
