import { useRead } from '#web/asking/api.tsx'
import { hubBase } from '#web/place/hub-base.ts'
import { useMounted } from '#web/ui/use-mounted.ts'
import { access } from '../../contract.ts'

/**
 * The address at which others open this server: its public one, else that of the open page; the first HTML has none.
 */
export function useHubOrigin(): string {
  const { address } = useRead(access.getPublicAddress, {})
  const isMounted = useMounted()
  return address ?? (isMounted ? location.origin + hubBase() : '')
}
