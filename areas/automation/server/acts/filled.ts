import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { FilledIn } from './act.ts'

/** Reads filled-in fields. Throws a `Problem` about the first invalid one. */
export function readFilled<Fields>(fields: z.ZodMiniType<Fields>, input: FilledIn): Fields {
  const read = z.safeParse(fields, input)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const name = issue?.path.join('.') ?? ''
  throw new Problem('invalid', name ? `“${name}”: ${issue!.message}.` : String(issue?.message))
}

/** Reads a field as text: numbers and booleans are converted, and a missing value becomes empty. */
export const asWords = z.pipe(
  z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
)
