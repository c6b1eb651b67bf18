import * as z from 'zod/mini'
import { FLOW } from '../limits.ts'

const TYPES = ['string', 'number', 'boolean', 'null', 'array', 'object'] as const

/** Any JSON value that may be the input or the result of a step. */
export const AnyJson = z
  .unknown()
  .check(
    z.refine(isShort, `At most ${FLOW.exampleCharacters} characters as JSON`),
    z.meta({ type: [...TYPES] }),
  )

/** Sample results by the ids of steps. */
export const Samples = z
  .record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)), AnyJson)
  .check(
    z.refine(isShort, `At most ${FLOW.exampleCharacters} characters as JSON`),
    z.meta({ maxProperties: FLOW.steps }),
  )

function isShort(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length <= FLOW.exampleCharacters
}
