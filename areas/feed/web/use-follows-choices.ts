import { useRead } from '#web/asking/api.tsx'
import { feed } from '../contract.ts'

/** Says if lists use the choices of the toolbar. The answer is the same for every hub. */
export function useFollowsChoices(): boolean {
  return useRead(feed.getHub, {}).followsChoices === true
}
