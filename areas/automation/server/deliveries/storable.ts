/**
 * Makes a value of a stranger fit for the database: removes NUL and incomplete characters, also
 * from names of fields.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [plain(name), storable(one)]),
  )
}

const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()
