/** Escapes in JSON that PostgreSQL refuses in texts. */
const MAY_BE_REFUSED = /\\u(?:0000|d[89a-f])/i

/** JSON that PostgreSQL can store: refused characters in values and names become U+FFFD. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  return MAY_BE_REFUSED.test(json) ? JSON.stringify(value, replaced) : json
}

function replaced(_: string, value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), inner as unknown]),
  )
}

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
