import type { Area } from '../area.ts'

/** Actions for programs, happenings that programs can follow, and the things that they made. */
export const actions: Area = {
  name: 'actions',
  server: () => import('./server/area.ts'),
}
