import type { ComponentType } from 'react'
import { fetchCode } from './loading/fetch-code.ts'
import { lazyPart } from './ui/lazy-part.tsx'

/** A part of the page whose code is loaded when it is first shown. */
export interface Part<Props> {
  /** The source file, by which the build finds the files that belong to the part. */
  source: string
  /** Loads the code, so that the part is shown at once when it is needed. */
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
    // If the code is loaded, the screen hydrates without suspending, because a press during the
    // pause would be lost.
    Component: (props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />),
  }
}
