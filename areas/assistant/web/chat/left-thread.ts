const KEY = 'assistant-thread'

/** Remembers which thread is open, for when the page of this tab is loaded again. */
export function leaveThread(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // Without a store of its own, a tab begins with a new thread.
  }
}

export function readLeftThread(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
