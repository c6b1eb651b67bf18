const NAMES = ['title', 'name', 'subject', 'label', 'question', 'text', 'prompt', 'url'] as const
const MOST = 120

/** A short name for a step, taken from its filled-in fields; empty if no field is suitable. */
export function namedBy(input: unknown): string {
  if (typeof input === 'string') return shortened(input)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return ''
  for (const name of NAMES) {
    const value = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : null
    if (typeof value === 'string' && value.trim() !== '') return shortened(value)
  }
  return ''
}

function shortened(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return words.length <= MOST ? words : `${words.slice(0, MOST - 1).toWellFormed()}…`
}
