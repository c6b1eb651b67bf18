import type { ContractName } from '#core/contract.ts'
import { portal } from '#areas/portal/contract.ts'
import { useRead } from './api.tsx'

/** Says if this door answers a contract; parts of the page that need it are left out otherwise. */
export function useKept(contract: ContractName): boolean {
  return useRead(portal.getPortal, {}).kept.includes(contract)
}
