import * as z from 'zod/mini'
import { FLOW } from '../../limits.ts'
import { INPUT } from '#core/limits.ts'
import { list, text } from '#core/words.ts'

/**
 * A JSON value. Its texts may contain references ("{{steps.read.title}}"); a text that begins with
 * "=" is JavaScript.
 */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value }

const Text = text(FLOW.textCharacters)
const Name = text(INPUT.nameCharacters).check(
  z.refine((name) => name !== '__proto__', 'A field cannot be called "__proto__"'),
)

const Json: z.ZodMiniType<Value> = z.lazy(() =>
  z.union([Text, z.number(), z.boolean(), z.null(), list(Json, FLOW.values), z.record(Name, Json)]),
)

export const Value = Json.check(
  z.refine(
    (value) => isBounded(value),
    `A field can hold ${FLOW.values} values at most, ${FLOW.valueDepth} deep`,
  ),
  // Tools that describe the schema cannot follow its recursion, so its types are listed here.
  z.meta({ type: ['string', 'number', 'boolean', 'null', 'array', 'object'] }),
)

export const Values = z
  .record(Name, Value)
  .check(
    z.refine(
      (values) => Object.keys(values).length <= FLOW.fields,
      `A step can have ${FLOW.fields} fields at most`,
    ),
  )
export type Values = Record<string, Value>

/** Counts with a stack instead of recursion, since the depth of the value is not limited yet. */
function isBounded(value: Value): boolean {
  let count = 0
  const waiting: { value: Value; depth: number }[] = [{ value, depth: 0 }]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (++count > FLOW.values || at.depth > FLOW.valueDepth) return false
    if (at.value === null || typeof at.value !== 'object') continue
    for (const inner of Object.values(at.value)) waiting.push({ value: inner, depth: at.depth + 1 })
  }
  return true
}
