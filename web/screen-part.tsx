import type { ComponentType } from 'react'
import { fetchCode } from './loading/fetch-code.ts'
import { lazyPart } from './ui/lazy-part.tsx'

/** A part of the page whose code is loaded when it is first shown. */
export interface Part<Props> {
  /** Its source file, by which the build finds the files that belong to it. */
  source: string
  /** Fetches the code, so that the part is there at once when it is shown. */
  load: () => Promise<void>
  Component: ComponentType<Props>
}

export function part<Props extends object>(
  source: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const Lazy = lazyPart(fetchPart)
  let Loaded: ComponentType<Props> | null = null
  return {
    source,
    async load() {
      Loaded = await fetchCode(fetchPart)
    },
    // A screen that the server drew hydrates without suspending, because a press would be lost in
    // the pause.
    Component: (props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />),
  }
}
