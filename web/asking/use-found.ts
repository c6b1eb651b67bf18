import type { Problem } from '#core/problem.ts'
import type { Operation } from '#core/contract.ts'
import { useAnswer } from './api.tsx'

/**
 * The answer to a read, or null for `not-found`, which is not an error: a server cannot draw errors, and a browser
 * would report them.
 */
export function useFound<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): Output | null {
  const known = useAnswer(operation, input)
  if (known.state === 'ready') return known.value
  // The server has its own copy of this class: both are recognized by `kind`.
  const { kind } = known.error as Partial<Problem>
  if (kind === 'not-found') return null
  throw known.error
}
