/** A value of a stranger as the database can hold it: without NUL and halves of letters, the names of fields included. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [plain(name), storable(one)]),
  )
}

const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()
