import { keptStore } from '#web/place/kept-store.ts'
import { ofVisit } from '#web/place/visit.ts'

/** Lengths that one may skip at once, in seconds. */
export const SKIPS: readonly number[] = [5, 10, 15, 30, 45, 60]

/** Lengths that the buttons, the arrow keys and those of headphones skip, in seconds. */
export interface Skips {
  back: number
  forward: number
}

/** Readers go back to hear a missed sentence or two, and forward to skip much more. */
const USUAL: Skips = { back: 15, forward: 30 }

/** The steps are stored in this browser, like the speed. */
export const useSkips = ofVisit(() =>
  keptStore<Skips>({
    name: 'synthwire-player-skips',
    read: skipsFrom,
    write: ({ back, forward }) => `${back},${forward}`,
  }),
)

/** A length that is not offered is replaced by the usual one. */
export function skipsFrom(text: string | null): Skips {
  const [back = 0, forward = 0] = (text ?? '').split(',').map(Number)
  return {
    back: SKIPS.includes(back) ? back : USUAL.back,
    forward: SKIPS.includes(forward) ? forward : USUAL.forward,
  }
}
