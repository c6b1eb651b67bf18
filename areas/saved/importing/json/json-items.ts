/** A JSON object. */
export type Item = Record<string, unknown>

export function isItem(given: unknown): given is Item {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** The objects in a list; none if the value is not a list. */
export function itemsOf(given: unknown): Item[] {
  return Array.isArray(given) ? given.filter(isItem) : []
}

export function isTrue(given: unknown): boolean {
  if (typeof given === 'string') return /^(?:yes|true|1)$/i.test(given.trim())
  return given === true || given === 1
}

/** The first of the values that is a text and not blank; null if there is none. */
export function firstText(...given: readonly unknown[]): string | null {
  const found = given.find((value) => typeof value === 'string' && value.trim() !== '')
  return (found as string | undefined) ?? null
}

/**
 * Reads labels from a list of names, from a list of objects with names, or from one text. In a
 * text, labels are separated by commas or, if it has no comma, by other marks.
 */
export function labels(given: unknown): string[] {
  if (typeof given === 'string') return labelsIn(given.trim())
  if (!Array.isArray(given)) return []
  return given.flatMap((one: unknown) => {
    if (typeof one === 'string') return [one]
    if (!isItem(one)) return []
    const label = firstText(one['label'], one['name'], one['title'], one['tag'])
    return label === null ? [] : [label]
  })
}

/**
 * Parses labels in a text: "a, b", "a|b", "['a', 'b']" and '["a","b"]' all have the labels a and b.
 */
function labelsIn(text: string): string[] {
  const isList = text.startsWith('[') && text.endsWith(']')
  const parts = (isList ? text.slice(1, -1) : text).split(text.includes(',') ? ',' : /[;|]/)
  return isList ? parts.map(unquoted) : parts
}

function unquoted(part: string): string {
  const text = part.trim()
  return /^(?:"[^"]*"|'[^']*')$/.test(text) ? text.slice(1, -1) : text
}
