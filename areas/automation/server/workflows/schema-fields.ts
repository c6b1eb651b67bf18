import * as z from 'zod/mini'
import type { WorkflowAction } from '../../contracts/workflows.ts'

/** The parts of a JSON schema that forms use. */
const Schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  description: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  examples: z.optional(z.array(z.unknown())),
})
type Schema = z.infer<typeof Schema>

const MOST_DEPTH = 6

const read = (schema: unknown): Schema => Schema.safeParse(schema).data ?? {}
const choicesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? []
const isNull = (schema: unknown) => read(schema).type === 'null'

/** The form fields for an input with this JSON schema, in its order. */
export function fieldsOf(schema: unknown): WorkflowAction['fields'] {
  const { properties = {}, required = [] } = read(schema)
  return Object.entries(properties).map(([name, field]) => {
    const inner = withoutNull(read(field))
    return {
      ...{ name, isNeeded: required.includes(name), type: typeOf(inner) },
      about: inner.description ?? '',
      options: (inner.enum ?? []).map(String),
    }
  })
}

/**
 * The schema of a value that may be null, without its null, so that a form can offer a field for
 * it.
 */
function withoutNull(schema: Schema): Schema {
  const [only, ...others] = choicesOf(schema).filter((one) => !isNull(one))
  return only !== undefined && others.length === 0 ? read(only) : schema
}

function typeOf(schema: Schema): WorkflowAction['fields'][number]['type'] {
  if (schema.enum) return 'choice'
  const [type] = [schema.type].flat()
  switch (type) {
    case 'string':
      return 'text'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'yes-no'
    case 'array':
      return 'list'
    case 'object':
      return 'object'
    default:
      return 'any'
  }
}

/**
 * Makes an example value for a JSON schema, whose fields can be picked. Its depth is limited,
 * because schemas may be recursive.
 */
export function exampleOf(given: unknown, depth = 0): unknown {
  const schema = read(given)
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return schema.enum[0]
  if (depth > MOST_DEPTH) return null
  const choice = choicesOf(schema).find((one) => !isNull(one))
  if (choice !== undefined) return exampleOf(choice, depth + 1)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          exampleOf(field, depth + 1),
        ]),
      )
    case 'array':
      return [exampleOf(schema.items, depth + 1)]
    case 'number':
    case 'integer':
      return 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}
