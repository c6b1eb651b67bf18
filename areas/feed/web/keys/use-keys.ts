import { useRead } from '#web/asking/api.tsx'
import { portal } from '#areas/portal/contract.ts'
import { keysWith, type Keys } from '../../keys.ts'

/** The keys of this reader, which every page receives. */
export function useKeys(): Keys {
  return keysWith(useRead(portal.getPortal, {}).keys ?? [])
}
