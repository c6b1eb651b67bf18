import { lazy, type ComponentType } from 'react'

/** A component that is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
