import { useSyncExternalStore } from 'react'
import type { PageKeeper } from './page.tsx'

/** The page stands in the address bar: links, back, forward, reload and bookmarks work. */
export function pageInAddress(): PageKeeper {
  const listeners = new Listeners()
  const read = () => location.pathname + location.search
  const follow = (listener: () => void) => {
    addEventListener('popstate', listener)
    const stop = listeners.add(listener)
    return () => {
      removeEventListener('popstate', listener)
      stop()
    }
  }
  return {
    base: '',
    recordBase: '',
    home: '/',
    takesBareNames: false,
    useAddress: () => useSyncExternalStore(follow, read, read),
    go(address, { replace = false } = {}) {
      if (replace) history.replaceState(null, '', address)
      else history.pushState(null, '', address)
      listeners.tell()
    },
    linkTo: (address) => new URL(address, location.origin).href,
  }
}

/** The page is a string in memory: the address bar never changes, and a reload begins anew. */
export function pageInMemory(base: string, start: string, home = '/'): PageKeeper {
  let address = start
  const listeners = new Listeners()
  const read = () => address
  return {
    base,
    recordBase: base && '/demo',
    home,
    takesBareNames: true,
    useAddress: () => useSyncExternalStore(listeners.add, read, read),
    go(next) {
      address = next
      listeners.tell()
    },
    linkTo: () => null,
  }
}

class Listeners {
  private readonly listeners = new Set<() => void>()

  add = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.listeners) listener()
  }
}
