/** An object of JSON. */
export type Item = Record<string, unknown>

export function isItem(given: unknown): given is Item {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** Objects of a list; none if it is not a list. */
export function itemsOf(given: unknown): Item[] {
  return Array.isArray(given) ? given.filter(isItem) : []
}

export function isTrue(given: unknown): boolean {
  if (typeof given === 'string') return /^(?:yes|true|1)$/i.test(given.trim())
  return given === true || given === 1
}

/** The first of the values that is a text with words; null if none is. */
export function firstText(...given: readonly unknown[]): string | null {
  const found = given.find((value) => typeof value === 'string' && value.trim() !== '')
  return (found as string | undefined) ?? null
}

/**
 * Reads labels: names, or objects that have one. In a text they are separated by commas or, if it
 * has none, by other marks.
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

/** Reads the same two labels from "a, b", "a|b", "['a', 'b']" and '["a","b"]'. */
function labelsIn(text: string): string[] {
  const isList = text.startsWith('[') && text.endsWith(']')
  const parts = (isList ? text.slice(1, -1) : text).split(text.includes(',') ? ',' : /[;|]/)
  return isList ? parts.map(unquoted) : parts
}

function unquoted(part: string): string {
  const text = part.trim()
  return /^(?:"[^"]*"|'[^']*')$/.test(text) ? text.slice(1, -1) : text
}
