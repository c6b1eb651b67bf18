import { useRead } from '#web/asking/api.tsx'
import { hubBase } from '#web/place/hub-base.ts'
import { useMounted } from '#web/ui/use-mounted.ts'
import { access } from '../../contract.ts'

/**
 * The address at which others open this server: its public address, or else that of the open page,
 * which is empty until the component is mounted.
 */
export function useHubOrigin(): string {
  const { address } = useRead(access.getPublicAddress, {})
  const isMounted = useMounted()
  return address ?? (isMounted ? location.origin + hubBase() : '')
}
