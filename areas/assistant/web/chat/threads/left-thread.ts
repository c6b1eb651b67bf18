import { hubBase } from '#web/place/hub-base.ts'

const key = () => `assistant-thread${hubBase()}`

/** Remembers the open thread for the next load of this browser tab. */
export function leaveThread(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key())
    else sessionStorage.setItem(key(), id)
  } catch {
    // If the browser blocks the storage, the next load starts a new thread.
  }
}

export function readLeftThread(): string | null {
  try {
    return sessionStorage.getItem(key())
  } catch {
    return null
  }
}
