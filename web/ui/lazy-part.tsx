import { lazy, useEffect, type ComponentType } from 'react'
import { tellAlive } from '../presses.ts'

/** A component that is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load()
    return {
      default: function LazyPart(props: Props) {
        useEffect(tellAlive, [])
        return <Part {...props} />
      },
    }
  })
}
