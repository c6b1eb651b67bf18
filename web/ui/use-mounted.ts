import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Says if the page has hydrated; false in a page that the server draws. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
