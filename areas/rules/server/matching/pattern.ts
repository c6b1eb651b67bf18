import type { RE2JS } from 're2js'
import { MATCHING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'

/** A search in texts, by words or by a regular expression. */
export interface TextSearch {
  isIn(text: string): boolean
  /** The first match, or a part of it that is cheap to find; null if there is none. */
  placeIn(text: string): string | null
}

/**
 * Compiles a regular expression, not case-sensitive, for an engine that runs in linear time, so
 * that no expression runs for ever. Fails with a `Problem` if the engine lacks a feature, or the
 * expression is too large.
 */
export async function readPattern(pattern: string): Promise<TextSearch> {
  const { RE2JS } = await import('re2js')
  const compiled = compile(pattern, RE2JS)
  const size = compiled.programSize()
  if (size > MATCHING.patternSteps) throw new Problem('invalid', TOO_LARGE)
  const isIn = (text: string) => compiled.test(text)
  return {
    isIn,
    placeIn(text) {
      if (!isIn(text)) return null
      if (size * text.length > MATCHING.stepsToFind) return shortest(text, isIn)
      const matcher = compiled.matcher(text)
      return matcher.find() ? (matcher.group() ?? '') : null
    },
  }
}

const TOO_LARGE =
  'This regular expression is too large to be searched for. Repeat fewer times, as in {1,50} for {1,500}, or use words instead.'

/**
 * Shortens a text to a small part that still matches. It only tests, because testing is far cheaper
 * than finding the match.
 */
function shortest(text: string, isIn: (text: string) => boolean): string {
  const end = least(text.length, (length) => isIn(text.slice(0, length)))
  const upTo = text.slice(0, end)
  const length = least(end, (kept) => isIn(upTo.slice(end - kept)))
  return upTo.slice(end - length)
}

/**
 * Finds the least number that fits by binary search. If a number above a fitting one does not fit,
 * some fitting number is found.
 */
function least(most: number, fits: (number: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return high
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
