import {
  createContext,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Ask, NamedChange, Operation } from '#core/contract.ts'
import type { Change } from '#core/wire.ts'
import { Answers, type Answer } from './answers.ts'

/**
 * The function that answers operations, from the demo or the server; set once, at the top of the
 * page.
 */
export const AskContext = createContext<Ask>(() => {
  throw new Error('There is no AskContext')
})

/** The answers that the page has so far. */
export const AnswersContext = createContext(new Answers())

/**
 * The answer to a read. The panel around the component shows that it is loading, or its failure.
 * When the input changes, the previous answer stays on screen until the new one arrives, so that a
 * search or a new period does not flicker.
 */
export function useRead<Input, Output>(operation: Operation<Input, Output>, input: Input): Output {
  const known = useAnswer(operation, input)
  if (known.state === 'failed') throw known.error
  return known.value
}

/** The answer to a read for a component that also works without one: a failure is a value. */
export function useAnswer<Input, Output>(operation: Operation<Input, Output>, input: Input) {
  const ask = useContext(AskContext)
  const answers = useContext(AnswersContext)
  const asked = useDeferredValue(JSON.stringify(input))
  const question = answers.question(ask, operation as Operation<unknown, unknown>, asked)
  const known = useSyncExternalStore(question.follow, question.look, question.lookDrawn)
  // This is called even if nothing has to be awaited, because React repeats a suspended rendering
  // and expects the same calls.
  use(question.arrival)
  // A change may have dropped a failed answer just before React repeats the rendering. The earlier
  // arrival then does not suspend any more, so the new one is thrown.
  if (known.state === 'waiting') throw question.arrival
  return known as Exclude<Answer<Output>, { state: 'waiting' }>
}

/**
 * The answers that may be outdated: those of some operations of an area, those of a whole area with
 * its parts, or all.
 */
export type Stale = NamedChange | 'everything'

/**
 * Returns a function that fetches outdated answers on screen again; a change of a whole area also
 * outdates contracts that depend on it. Outdated answers that are not on screen are fetched when
 * they are next needed.
 */
export function useRefresh(): (stale: Stale) => void {
  const answers = useContext(AnswersContext)
  return useCallback(
    (stale) =>
      answers.refresh((path, goesBy) => stale === 'everything' || isStale(stale, path, goesBy)),
    [answers],
  )
}

export function isStale(
  { area, operations }: Change,
  path: string,
  goesBy: readonly string[] = [],
): boolean {
  if (operations) return operations.some((name) => path === `${area}/${name}`)
  // The rest of the path may belong to a part.
  return path.startsWith(`${area}/`) || goesBy.includes(area)
}

/** Listens for changes from outside; returns a function that ends this. */
export type Follow = (onChange: (heard: Change | 'everything') => void) => () => void

/** Keeps everything on screen up to date with the changes that `follow` reports. */
export function useChanges(follow: Follow): void {
  const answers = useContext(AnswersContext)
  useEffect(() => {
    const refresh = (stale: Change | 'everything') =>
      answers.refresh((path) => stale === 'everything' || isStale(stale, path), true)
    return follow(refresh)
  }, [follow, answers])
}

/**
 * A write as an action. After it, everything on screen from the same area, its parts and its
 * dependents is read again.
 */
export function useWrite<Input, Output>(operation: Operation<Input, Output>) {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  return useAction(async (input: Input) => {
    const output = await ask(operation, input)
    refresh({ area: operation.path.split('/')[0]! } as NamedChange)
    return output
  })
}

interface ActionState<Output> {
  isPending: boolean
  error: Error | null
  data: Output | undefined
}

/** An action that takes a while, with its progress and result. */
export function useAction<Input, Output>(run: (input: Input) => Promise<Output>) {
  const atRest: ActionState<Output> = { isPending: false, error: null, data: undefined }
  const [state, setState] = useState(atRest)
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  })

  const mutateAsync = useCallback(async (input: Input) => {
    setState({ isPending: true, error: null, data: undefined })
    try {
      const data = await latestRun.current(input)
      setState({ isPending: false, error: null, data })
      return data
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      setState({ isPending: false, error, data: undefined })
      throw error
    }
  }, [])
  /** Runs the action for handlers that do not need the failure, because `error` has it. */
  const mutate = useCallback(
    (input: Input) => void mutateAsync(input).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => setState({ isPending: false, error: null, data: undefined }), [])
  return { ...state, mutate, mutateAsync, reset }
}
