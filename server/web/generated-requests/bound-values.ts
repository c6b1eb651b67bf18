import type { JsonSchema } from '../openapi/openapi.ts'

/** The number of items of a long list: as many as in the longest list of a real request. */
const ITEMS = 100
const CHARACTERS = 100_000

/** A value as large as its schema, `ITEMS` and `CHARACTERS` allow; its texts repeat `filling`. */
export function boundValue(schema: JsonSchema, filling: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return largest(choices.map((choice) => boundValue(choice, filling)))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          boundValue(field as JsonSchema, filling),
        ]),
      )
    case 'array':
      return boundList(schema, filling)
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = minimum } = schema
      return maximum < Number.MAX_SAFE_INTEGER ? maximum : Math.max(minimum, 0)
    }
    case 'boolean':
      return true
    case 'string':
      return boundText(schema, filling)
    default:
      return null
  }
}

/** Makes a list; if the schema allows several kinds of items, the kinds alternate. */
function boundList({ items, minItems = 0, maxItems = ITEMS }: JsonSchema, filling: string) {
  const item = items as JsonSchema
  const sorts = (item.oneOf ?? item.anyOf ?? [item]) as JsonSchema[]
  return Array.from({ length: Math.max(minItems, Math.min(maxItems, ITEMS)) }, (_, nth) => {
    const value = boundValue(sorts[nth % sorts.length]!, filling)
    // The number makes each text different, because some lists must not repeat an item.
    return typeof value === 'string' ? (value + nth).slice(-value.length) : value
  })
}

function boundText({ format, pattern, maxLength = 300 }: JsonSchema, filling: string): string {
  if (format === 'date-time') return '2026-03-01T12:00:00.000Z'
  if (format === 'date') return '2026-03-01'
  const length = Math.min(maxLength, CHARACTERS)
  const full = filling.repeat(Math.ceil(length / filling.length)).slice(0, length)
  // safe expression: a schema of ours, put to values of ours
  if (pattern === undefined || new RegExp(pattern, 'u').test(full)) return full
  return 'a'
}

function largest(values: readonly unknown[]): unknown {
  const size = (value: unknown) => JSON.stringify(value)?.length ?? 0
  return values.toSorted((a, b) => size(b) - size(a))[0]
}
