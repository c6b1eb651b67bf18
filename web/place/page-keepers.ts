import { hubBase } from './hub-base.ts'
import type { PageKeeper } from './page.tsx'
import { Store } from './store.ts'

/** Keeps the page in the address bar, so that links, back, forward, reload and bookmarks work. */
export function pageInAddress(): PageKeeper {
  const read = () => location.pathname + location.search
  const address = new Store(read())
  const follow = () => address.set(read())
  addEventListener('popstate', follow)
  const base = hubBase()
  return {
    base,
    recordBase: '',
    home: `${base}/`,
    takesBareNames: false,
    address,
    go(to, { replace = false } = {}) {
      if (replace) history.replaceState(null, '', to)
      else history.pushState(null, '', to)
      follow()
    },
    linkTo: (to) => new URL(to, location.origin).href,
  }
}

/** Keeps the page in memory: the address bar never changes, and a reload starts afresh. */
export function pageInMemory(base: string, start: string, home = '/'): PageKeeper {
  const address = new Store(start)
  return {
    base,
    recordBase: base && '/demo',
    home,
    takesBareNames: true,
    address,
    go: address.set,
    linkTo: () => null,
  }
}
