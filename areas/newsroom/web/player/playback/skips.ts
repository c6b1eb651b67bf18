import { keptStore } from '#web/place/kept-store.ts'
import { ofVisit } from '#web/place/visit.ts'

/** The lengths of a skip that the reader can choose, in seconds. */
export const SKIPS: readonly number[] = [5, 10, 15, 30, 45, 60]

/** The seconds by which the buttons, the arrow keys and the keys of headphones skip. */
export interface Skips {
  back: number
  forward: number
}

/**
 * The defaults. Readers skip back to hear a sentence or two again, and forward to leave out more.
 */
const USUAL: Skips = { back: 15, forward: 30 }

/** The skips of this browser, which are stored like the speed. */
export const useSkips = ofVisit(() =>
  keptStore<Skips>({
    name: 'synthwire-player-skips',
    read: skipsFrom,
    write: ({ back, forward }) => `${back},${forward}`,
  }),
)

/** Reads stored skips. A length that is not offered is replaced by the default. */
export function skipsFrom(text: string | null): Skips {
  const [back = 0, forward = 0] = (text ?? '').split(',').map(Number)
  return {
    back: SKIPS.includes(back) ? back : USUAL.back,
    forward: SKIPS.includes(forward) ? forward : USUAL.forward,
  }
}
