import { useSyncExternalStore } from 'react'

export class Listeners {
  private readonly listeners = new Set<() => void>()

  add = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/**
 * A value that components follow, and that may change before any of them exists. A context that
 * provides such a value never changes itself, because a part of the page that becomes interactive
 * late would be hydrated with the new value instead of the one that it was drawn with.
 */
export class Store<Value> extends Listeners {
  readonly first: Value
  private value: Value

  constructor(first: Value) {
    super()
    this.first = first
    this.value = first
  }

  get = (): Value => this.value

  set = (value: Value): void => {
    if (value === this.value) return
    this.value = value
    this.tell()
  }
}

/**
 * Returns the value of a store and follows its changes. A part that becomes interactive late
 * hydrates with the first value, with which it was drawn.
 */
export function useStored<Value>({ add, get, first }: Store<Value>): Value {
  return useSyncExternalStore(add, get, () => first)
}
