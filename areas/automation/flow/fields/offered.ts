import { FLOW } from '../../limits.ts'
import { asText } from './fill-in.ts'
import { writePath, type Path } from './paths.ts'

export const fieldTypes = ['text', 'number', 'yes-no', 'time', 'list', 'object', 'nothing'] as const
export type FieldType = (typeof fieldTypes)[number]

/** A field that can be picked, with an example of its value. */
export interface OfferedField {
  path: string
  type: FieldType
  /** The example value in one short line. */
  example: string
}

const EXAMPLE_CHARACTERS = 80

/** Lists the fields of an example in order, such as those of a step's last result. */
export function offerFields(example: unknown, at: Path): OfferedField[] {
  const offered: OfferedField[] = []
  const waiting: { value: unknown; path: Path }[] = [{ value: example, path: at }]
  for (let one = waiting.pop(); one && offered.length < FLOW.offeredFields; one = waiting.pop()) {
    offered.push({ path: writePath(one.path), type: typeOf(one.value), example: shown(one.value) })
    if (one.path.length - at.length >= FLOW.offeredDepth) continue
    waiting.push(...inside(one.value, one.path).toReversed())
  }
  return offered
}

/** The inner values that are offered: of a list, its length and its first item. */
function inside(value: unknown, path: Path): { value: unknown; path: Path }[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    const length = { value: value.length, path: [...path, 'length'] }
    return value.length > 0
      ? [length, { value: value[0] as unknown, path: [...path, 0] }]
      : [length]
  }
  return Object.entries(value)
    .filter(([name]) => canBeWritten(name))
    .slice(0, FLOW.offeredFields)
    .map(([name, inner]) => ({ value: inner as unknown, path: [...path, name] }))
}

/** References cannot escape characters, so only code can reach a name with " \ { or }. */
const canBeWritten = (name: string) =>
  name !== '' && name.length <= 200 && name !== '__proto__' && !/["\\{}]/.test(name)

function typeOf(value: unknown): FieldType {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'object') return 'object'
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? 'time' : 'text'
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`
  if (typeof value === 'object') {
    const names = Object.keys(value).length
    return names === 1 ? '1 field' : `${names} fields`
  }
  const text = asText(value)
    .slice(0, EXAMPLE_CHARACTERS * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > EXAMPLE_CHARACTERS ? `${text.slice(0, EXAMPLE_CHARACTERS - 1)}…` : text
}
