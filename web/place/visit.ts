import { createContext, useContext } from 'react'

/** State of the screens while the program is open at one door, by the function that makes it. */
export const VisitContext = createContext(new Map<() => unknown, unknown>())

/**
 * Gives a hook for an object that all screens of a visit share, such as the playing piece. It is made on first use. A
 * module's variable would outlive the visit, and affect another door.
 */
export function ofVisit<Thing>(make: () => Thing): () => Thing {
  return function useThing() {
    const things = useContext(VisitContext)
    if (!things.has(make)) things.set(make, make())
    return things.get(make) as Thing
  }
}
