import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is what the server sent; true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
