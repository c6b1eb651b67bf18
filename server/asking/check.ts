import * as z from 'zod/mini'
import type { Contract, Operation } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'

/** Checks the input of an operation; fails with a `Problem` if its schema refuses it. */
export function checkInput<Input>(
  { input: schema }: Pick<Operation<Input, unknown>, 'input'>,
  input: unknown,
): Input {
  const checked = z.safeParse(schema, input)
  if (checked.success) return checked.data
  throw invalidInput(checked.error.issues)
}

/**
 * Checks an output against its schema, and leaves out fields that the contract does not have. An
 * invalid output is a bug.
 */
export function checkOutput(
  { path, output: schema }: Pick<Contract[string], 'path' | 'output'>,
  output: unknown,
): unknown {
  const checked = z.safeParse(schema, output)
  if (checked.success) return checked.data
  throw new Error(`${path} answers against its contract:\n${z.prettifyError(checked.error)}`)
}

/** Turns a schema's issues into a problem, with one message and with the issues by field. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): Problem {
  const messages = new Set(issues.map((issue) => issue.message))
  return new Problem('invalid', [...messages].join('. ').replaceAll('.. ', '. '), {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message])),
  })
}
