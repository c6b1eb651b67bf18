/** Says if two values are equal as JSON; the order of property names does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false
  const names = namesIn(one)
  return (
    names.length === namesIn(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The property names that JSON contains, which leaves out undefined values. */
const namesIn = (value: Record<string, unknown>) =>
  Object.keys(value).filter((name) => value[name] !== undefined)
