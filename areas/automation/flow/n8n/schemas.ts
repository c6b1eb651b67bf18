import { parseJson } from '#core/bounded-json.ts'
import type { Value } from '../fields/values.ts'
import { translate, type Here } from './expressions.ts'
import { asString, at, type Node } from './read-nodes.ts'

/** The schema of an answer, as given or derived from an example; undefined if it cannot be read. */
export function schemaOf({ settings, name }: Node, here: Here): Value | undefined {
  const given = asString(at(settings, 'inputSchema')) || asString(at(settings, 'jsonSchema'))
  const example = asString(at(settings, 'jsonSchemaExample'))
  try {
    if (given !== '') return translate(parseJson(given), here)
    if (example !== '') return translate(schemaFrom(parseJson(example), 0), here)
  } catch {
    // The schema was typed by hand and is not valid. The remark below says so.
  }
  here.mark(`The schema of "${name.slice(0, 100)}" could not be read. Describe the answer again.`)
  return undefined
}

const DEEPEST = 3

function schemaFrom(example: unknown, depth: number): unknown {
  if (Array.isArray(example))
    return depth < DEEPEST && example.length > 0
      ? { type: 'array', items: schemaFrom(example[0], depth + 1) }
      : { type: 'array' }
  if (typeof example !== 'object' || example === null)
    return { type: example === null ? 'string' : typeof example }
  if (depth >= DEEPEST) return { type: 'object' }
  const properties = Object.entries(example).map(([name, inner]) => [
    name,
    schemaFrom(inner, depth + 1),
  ])
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, unknown> }
}
