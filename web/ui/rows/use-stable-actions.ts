import { useEffect, useRef, useState } from 'react'

type Actions = Record<keyof never, (...given: never[]) => void>

/** The same functions at each drawing, which call the latest ones: a row is drawn again with its own changes alone. */
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
