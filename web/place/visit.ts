import { createContext, useContext } from 'react'

/**
 * The objects that screens share while the program is open at one door (the demo or the live server). Each is stored by
 * the function that creates it.
 */
export const VisitContext = createContext(new Map<() => unknown, unknown>())

/**
 * Returns a hook for an object that all screens of a visit share, such as the piece that is
 * playing. It is created on first use. A variable of a module would outlive the visit, and affect
 * another door.
 */
export function ofVisit<Thing>(make: () => Thing): () => Thing {
  return function useThing() {
    const things = useContext(VisitContext)
    if (!things.has(make)) things.set(make, make())
    return things.get(make) as Thing
  }
}
