import { useRead } from '#web/asking/api.tsx'
import { hubBase } from '#web/place/hub-base.ts'
import { useMounted } from '#web/ui/use-mounted.ts'
import { access } from '../../contract.ts'

/** Where others open this hub: its public address, else where the page is open; the first HTML is made without one. */
export function useHubOrigin(): string {
  const { address } = useRead(access.getPublicAddress, {})
  const isMounted = useMounted()
  return address ?? (isMounted ? location.origin + hubBase() : '')
}
