import { hubBase } from '#web/place/hub-base.ts'
import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const key = () => `synthwire-player-speed${hubBase()}`
const FASTEST = 4

/** How fast this browser plays; each piece is played as fast as the one before, also on another day. */
class Speed extends Store<number> {
  constructor() {
    super(keptSpeed())
  }

  choose(speed: number): void {
    this.set(speed)
    try {
      localStorage.setItem(key(), String(speed))
    } catch {
      // A browser may keep nothing: then it is for this visit.
    }
  }
}

export const useSpeed = ofVisit(() => new Speed())

function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(key()))
    return kept > 0 && kept <= FASTEST ? kept : 1
  } catch {
    return 1
  }
}
