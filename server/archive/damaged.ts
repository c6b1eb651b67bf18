import { Problem } from '#core/problem.ts'

const SHOWN_CHARACTERS = 500

/** The problem of a damaged archive, explained to the person who restores it. */
export function damaged(what: string, cause?: unknown): Problem {
  const words = `This is not a complete Synthwire archive: ${shown(what)}. Nothing was restored.`
  return new Problem('invalid', words, { cause })
}

/** The problem of an archive beyond the limits. */
export function tooMuch(what: string): Problem {
  return new Problem(
    'invalid',
    `This archive is larger than allowed: ${shown(what)}. Nothing was restored.`,
  )
}

/** Makes a text safe to show in a terminal, because strangers wrote parts of it. */
function shown(what: string): string {
  return what.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').slice(0, SHOWN_CHARACTERS)
}
