import { useRead } from '#web/asking/api.tsx'
import { portal } from '#areas/portal/contract.ts'
import type { KeyCommand } from '../../keys.ts'

/**
 * The value of `aria-keyshortcuts` for a command; undefined if it has no key, or has two keys in a
 * row, which the attribute cannot express.
 */
export function useAriaKey(command: KeyCommand, standard: string): string | undefined {
  const own = useRead(portal.getPortal, {}).keys?.find((one) => one.command === command)
  const key = own ? own.key : standard
  return key && !key.includes(' ') ? key : undefined
}
