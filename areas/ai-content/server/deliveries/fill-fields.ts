import { Problem } from '#core/problem.ts'

/** A text in each form that a field of an action can hold. */
export interface Forms {
  title: string
  text: string
  markdown: string
  html: string
}

interface Value {
  name: string
  value: string
}

/** Fills a text into the fields of an action. Fails if no field has a placeholder. */
export function filledInput(values: readonly Value[], forms: Forms): Record<string, string> {
  if (!values.some(({ value }) => value.search(PLACE) !== -1))
    throw new Problem(
      'invalid',
      'No field holds the text. Put {text}, {markdown} or {html} in one.',
    )
  return Object.fromEntries(values.map(({ name, value }) => [name, filled(value, forms)]))
}

const PLACE = /\{(title|text|markdown|html)\}/g

/**
 * Replaces all placeholders in one pass, so that braces within the text stay. In JSON, placeholders
 * are in strings, so the inserted text is escaped.
 */
function filled(value: string, forms: Forms): string {
  const isWithinJson = isObject(value)
  return value.replaceAll(PLACE, (_, form: keyof Forms) =>
    isWithinJson ? JSON.stringify(forms[form]).slice(1, -1) : forms[form],
  )
}

function isObject(value: string): boolean {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null
  } catch {
    return false
  }
}
