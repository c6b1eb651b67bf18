const MOST_STEPS = 200

/**
 * Earlier states of a thing. States share unchanged parts, so a step only needs memory for what it
 * changed.
 */
export class UndoHistory<State> {
  #past: State[] = []
  #future: State[] = []
  #key: string | undefined

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Stores the state before a change, unless the change before it had the same key. */
  add(before: State, key?: string): void {
    if (key === undefined || key !== this.#key) {
      this.#past.push(before)
      if (this.#past.length > MOST_STEPS) this.#past.shift()
    }
    this.#future = []
    this.#key = key
  }

  undo(now: State): State | undefined {
    this.#key = undefined
    const before = this.#past.pop()
    if (before !== undefined) this.#future.push(now)
    return before
  }

  redo(now: State): State | undefined {
    this.#key = undefined
    const after = this.#future.pop()
    if (after !== undefined) this.#past.push(now)
    return after
  }
}
