import type { Problem } from '#core/problem.ts'
import type { Operation } from '#core/contract.ts'
import { useAnswer } from './api.tsx'

/**
 * The answer to a read; null for `not-found`. That is not thrown: the server cannot draw errors,
 * and a browser would report them.
 */
export function useFound<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): Output | null {
  const known = useAnswer(operation, input)
  if (known.state === 'ready') return known.value
  // The kind is compared instead of the class, because the code for the server has its own copy of
  // `Problem`.
  const { kind } = known.error as Partial<Problem>
  if (kind === 'not-found') return null
  throw known.error
}
