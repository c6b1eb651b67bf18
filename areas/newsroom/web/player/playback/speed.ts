import { keptStore } from '#web/place/kept-store.ts'
import { ofVisit } from '#web/place/visit.ts'

const FASTEST = 4

/** The playing speed, which is stored in this browser for later pieces. */
export const useSpeed = ofVisit(() =>
  keptStore<number>({ name: 'synthwire-player-speed', read: readSpeed, write: String }),
)

function readSpeed(text: string | null): number {
  const kept = Number(text)
  return kept > 0 && kept <= FASTEST ? kept : 1
}
