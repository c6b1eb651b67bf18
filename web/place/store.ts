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
 * A value that components follow, and that may change before any of them exists. Contexts that lead to such a value
 * never change themselves: a part of the page that becomes interactive late would take the new value for the one that
 * it was drawn with.
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

/** A part that comes to life late has been drawn with the first value. */
export function useStored<Value>({ add, get, first }: Store<Value>): Value {
  return useSyncExternalStore(add, get, () => first)
}
