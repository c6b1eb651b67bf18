const MOST_STEPS_BACK = 200

/** A value with its earlier states, and the states that were undone. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly now: Value
  readonly future: readonly Value[]
  /**
   * The subject of the last change, such as a field. Further changes of the same subject, such as
   * more letters, are undone together with it.
   */
  readonly subject: string | null
}

export const begin = <Value>(now: Value): History<Value> => ({
  past: [],
  now,
  future: [],
  subject: null,
})

/** Adds a change. A change without a subject is undone separately. */
export function change<Value>(
  history: History<Value>,
  next: Value,
  subject: string | null = null,
): History<Value> {
  if (next === history.now) return history
  const isMore = subject !== null && subject === history.subject && history.past.length > 0
  const past = isMore ? history.past : [...history.past, history.now].slice(-MOST_STEPS_BACK)
  return { past, now: next, future: [], subject }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future], subject: null }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history
  const [after, ...later] = future
  if (after === undefined) return history
  return { past: [...past, now], now: after, future: later, subject: null }
}
