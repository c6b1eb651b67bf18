import * as z from 'zod/mini'
import type { Contract, Operation } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'

/** The input as the operation takes it; what its schema refuses is a `Problem`. */
export function checkInput<Input>(
  { input: schema }: Pick<Operation<Input, unknown>, 'input'>,
  input: unknown,
): Input {
  const checked = z.safeParse(schema, input)
  if (checked.success) return checked.data
  throw invalidInput(checked.error.issues)
}

/** The answer as the contract names it, and nothing more; one that does not keep to it is a bug. */
export function checkOutput(
  { path, output: schema }: Pick<Contract[string], 'path' | 'output'>,
  output: unknown,
): unknown {
  const checked = z.safeParse(schema, output)
  if (checked.success) return checked.data
  throw new Error(`${path} answers against its contract:\n${z.prettifyError(checked.error)}`)
}

/** Says what a schema refuses, all in one message and by field. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): Problem {
  const messages = new Set(issues.map((issue) => issue.message))
  return new Problem('invalid', [...messages].join('. ').replaceAll('.. ', '. '), {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message])),
  })
}
