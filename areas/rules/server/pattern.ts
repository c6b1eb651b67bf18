import type { RE2JS } from 're2js'
import { Problem } from '#core/problem.ts'

/** Finds the first place in a text that fits; null when none does. */
export type FindText = (text: string) => string | null

/**
 * Reads a regular expression for an engine whose time grows with the text alone, so that no pattern can
 * run for ever; capitals do not count. Fails in words on what such an engine cannot do.
 */
export async function readPattern(pattern: string): Promise<FindText> {
  const { RE2JS } = await import('re2js')
  const compiled = compile(pattern, RE2JS)
  return (text) => {
    // To test is much faster than to find, and most texts do not fit.
    if (!compiled.test(text)) return null
    const matcher = compiled.matcher(text)
    return matcher.find() ? (matcher.group() ?? '') : null
  }
}

function compile(pattern: string, engine: typeof RE2JS): RE2JS {
  try {
    return engine.compile(pattern, engine.CASE_INSENSITIVE)
  } catch (error) {
    throw new Problem('invalid', explain(pattern, error))
  }
}

function explain(pattern: string, error: unknown): string {
  if (/\(\?<?[=!]/.test(pattern)) {
    return 'Lookahead and lookbehind, as in (?=…), are not supported. Use a second condition instead.'
  }
  if (/\\[1-9]|\\k</.test(pattern)) {
    return 'Backreferences, as in \\1, are not supported. Write out what the group stands for.'
  }
  const said = error instanceof Error ? error.message : String(error)
  const what = said.replace(/^error parsing regexp: /, '')
  return `This regular expression is not valid: ${what}.`
}
