import type { Problem } from '#core/problem.ts'
import type { Operation } from '#core/contract.ts'
import { useAnswer } from './api.tsx'

/**
 * The answer to a read, or null where what it asks for is not there: no error, which a server cannot draw and a
 * browser would report.
 */
export function useFound<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): Output | null {
  const known = useAnswer(operation, input)
  if (known.state === 'ready') return known.value
  // A server that draws the page has a class of this name of its own: the kind is what both know it by.
  const { kind } = known.error as Partial<Problem>
  if (kind === 'not-found') return null
  throw known.error
}
