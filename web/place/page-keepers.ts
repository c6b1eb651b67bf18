import { useSyncExternalStore } from 'react'
import type { PageKeeper } from './page.tsx'
import { Listeners, Store, useStored } from './store.ts'

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
  const address = new Store(start)
  return {
    base,
    recordBase: base && '/demo',
    home,
    takesBareNames: true,
    useAddress: () => useStored(address),
    go: address.set,
    linkTo: () => null,
  }
}
