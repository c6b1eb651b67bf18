import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page; true after hydration. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
