import type * as z from 'zod/mini'

type Plain = 'string' | 'number' | 'boolean'

interface Parameter {
  plain: Plain
  isList: boolean
  /** The value of the input if the parameter is absent. */
  whenAbsent: undefined | null | []
}

/**
 * Reads the input of a read from plain query parameters, whose text is converted to the type that
 * the schema requires. Text that cannot be converted stays text, so that the schema itself explains
 * the fault.
 */
export function queryReader(
  path: string,
  input: z.core.$ZodType,
): (query: URLSearchParams) => Record<string, unknown> {
  const { def } = (input as z.core.$ZodTypes)._zod
  if (def.type !== 'object') throw new Error(`${path}: the input of a read is an object`)

  const parameters = Object.entries(def.shape).map(
    ([name, schema]) => [name, parameterOf(`${path}.${name}`, schema)] as const,
  )
  return (query) => {
    const values = parameters.map(([name, parameter]) => [
      name,
      readValue(parameter, query.getAll(name)),
    ])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
}

function parameterOf(where: string, schema: z.core.$ZodType): Parameter {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return one('string')
    case 'number':
      return one('number')
    case 'boolean':
      return one('boolean')
    case 'enum':
      return onlyOne(where, Object.values(def.entries).map(plainOf))
    case 'literal':
      return onlyOne(where, def.values.map(plainOf))
    case 'union':
      return onlyOne(
        where,
        def.options.map((option) => parameterOf(where, option).plain),
      )
    case 'array':
      return { ...parameterOf(where, def.element), isList: true, whenAbsent: [] }
    case 'optional':
    case 'default':
    case 'prefault':
      return { ...parameterOf(where, def.innerType), whenAbsent: undefined }
    case 'nullable':
      return { ...parameterOf(where, def.innerType), whenAbsent: null }
    case 'readonly':
    case 'catch':
      return parameterOf(where, def.innerType)
    case 'pipe':
      return parameterOf(where, def.in)
    default:
      throw new Error(`${where}: a read takes texts, numbers, booleans and lists of them`)
  }
}

function one(plain: Plain): Parameter {
  return { plain, isList: false, whenAbsent: undefined }
}

function onlyOne(where: string, plains: (Plain | undefined)[]): Parameter {
  const [plain] = plains
  if (!plain || plains.some((other) => other !== plain)) {
    throw new Error(`${where}: the address cannot show which kind of value is meant`)
  }
  return one(plain)
}

function plainOf(value: unknown): Plain | undefined {
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined
}

function readValue({ plain, isList, whenAbsent }: Parameter, texts: string[]): unknown {
  if (texts.length === 0) return whenAbsent
  const values = texts.map((text) => readPlain(plain, text))
  return isList || values.length > 1 ? values : values[0]
}

const decimal = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

function readPlain(plain: Plain, text: string): unknown {
  if (plain === 'number' && decimal.test(text)) return Number(text)
  if (plain === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
