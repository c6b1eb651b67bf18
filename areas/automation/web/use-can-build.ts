import { useRead } from '#web/asking/api.tsx'
import { automation } from '../contract.ts'

/** Says if workflows can be built and carried out here: controls that change them are drawn only then. */
export function useCanBuild(): boolean {
  return useRead(automation.getUsage, {}).canBuild
}
