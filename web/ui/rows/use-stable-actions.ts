import { useEffect, useRef, useState } from 'react'

type Actions = Record<keyof never, (...given: never[]) => void>

/**
 * Functions that stay the same in each rendering and call the latest ones, so that a row is
 * rendered again only for its own changes.
 */
export function useStableActions<Given extends Actions>(actions: Given): Given {
  const latest = useRef<Actions>(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [
          name,
          (...given: never[]) => latest.current[name]!(...given),
        ]),
      ) as Given,
  )
  return stable
}
