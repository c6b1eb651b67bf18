/** Anything with names, as JSON has it. */
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

/** Names, or things that have one; in a text they are between commas or, without any, between other marks. */
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

/** "a, b", "a|b", "['a', 'b']" and '["a","b"]' are the same two. */
function labelsIn(text: string): string[] {
  const isList = text.startsWith('[') && text.endsWith(']')
  const parts = (isList ? text.slice(1, -1) : text).split(text.includes(',') ? ',' : /[;|]/)
  return isList ? parts.map(unquoted) : parts
}

function unquoted(part: string): string {
  const text = part.trim()
  return /^(?:"[^"]*"|'[^']*')$/.test(text) ? text.slice(1, -1) : text
}
