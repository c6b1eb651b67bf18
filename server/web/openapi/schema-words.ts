import type { JsonSchema } from './openapi.ts'

/** Writes a schema as a programmer would: `{ id: integer, tags?: string[] }`. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => shapeOf(choice as JsonSchema, indent)).join(' | ')
  if (schema.type === 'array') {
    const item = shapeOf(schema.items as JsonSchema, indent)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object') return objectShape(schema, indent)
  if (schema.format === 'date-time') return 'time'
  return String(schema.type ?? 'anything')
}

function objectShape(schema: JsonSchema, indent: string): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${shapeOf(field as JsonSchema, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/**
 * Makes a valid example value. If a text may not be empty, its example is the name of its field in
 * capitals.
 */
export function exampleOf(schema: JsonSchema, name = 'text'): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice as JsonSchema, name)
  switch (schema.type) {
    case 'object':
      return exampleFields(schema)
    case 'array':
      return [exampleOf(schema.items as JsonSchema, name)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'string':
      if (schema.format === 'date-time') return '2026-01-31T12:00:00Z'
      return schema.minLength ? name.toUpperCase() : ''
    default:
      return null
  }
}

/** The required fields of an example; optional ones are left out to keep it short. */
function exampleFields(schema: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {})
  const needed = fields.filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(
    needed.map(([name, field]) => [name, exampleOf(field as JsonSchema, name)]),
  )
}
