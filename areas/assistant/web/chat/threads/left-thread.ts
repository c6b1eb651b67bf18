import { hubBase } from '#web/place/hub-base.ts'

const key = () => `assistant-thread${hubBase()}`

/** Remembers which thread is open, for when the page of this tab is loaded again. */
export function leaveThread(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key())
    else sessionStorage.setItem(key(), id)
  } catch {
    // A tab without a store of its own starts a new thread.
  }
}

export function readLeftThread(): string | null {
  try {
    return sessionStorage.getItem(key())
  } catch {
    return null
  }
}
