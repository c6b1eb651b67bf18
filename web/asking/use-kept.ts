import { portal } from '#areas/portal/contract.ts'
import { useRead } from './api.tsx'

/** Whether this door keeps a contract: what needs another one is not offered. */
export function useKept(contract: string): boolean {
  return useRead(portal.getPortal, {}).kept.includes(contract)
}
