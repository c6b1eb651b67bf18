export interface Timer {
  phase: 'work' | 'rest'
  /** The moment at which the phase ends; null while it is paused. */
  endsAt: number | null
  /** The time that is left while it is paused. */
  leftMs: number
  /** Phases of work that came to their end. */
  finished: number
}

export interface Lengths {
  workMs: number
  restMs: number
}

export const MINUTE_MS = 60_000

export function freshTimer({ workMs }: Lengths): Timer {
  return { phase: 'work', endsAt: null, leftMs: workMs, finished: 0 }
}

export function leftOf({ endsAt, leftMs }: Timer, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now)
}

export function toggled(timer: Timer, now: number): Timer {
  const leftMs = leftOf(timer, now)
  return { ...timer, leftMs, endsAt: timer.endsAt === null ? now + leftMs : null }
}

/** The timer at this moment. If a phase has ended, the other one is under way. */
export function at(timer: Timer, lengths: Lengths, now: number): Timer {
  if (timer.endsAt === null || timer.endsAt > now) return timer
  const isWork = timer.phase === 'work'
  const leftMs = isWork ? lengths.restMs : lengths.workMs
  return {
    phase: isWork ? 'rest' : 'work',
    leftMs,
    endsAt: now + leftMs,
    finished: timer.finished + (isWork ? 1 : 0),
  }
}

/** "24:05"; a second that has begun counts. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
