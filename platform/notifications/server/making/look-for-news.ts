import { job } from '#server/tools.ts'
import { wakeRouter } from '../routing/wake-router.ts'
import { tellOfPieces, tellOfSources } from './tell-of-work.ts'

/** Looks for pieces that ended and sources in trouble, and for what waits to be sent. */
export const lookForNews = job<object>('notifications/look', async (world) => {
  await tellOfPieces(world)
  await tellOfSources(world)
  await wakeRouter(world)
})
