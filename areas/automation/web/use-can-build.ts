import { useRead } from '#web/asking/api.tsx'
import { automation } from '../contract.ts'

/**
 * Says if workflows can be built and carried out here. Controls that change workflows are only
 * shown then.
 */
export function useCanBuild(): boolean {
  return useRead(automation.getUsage, {}).canBuild
}
