import { FLOW } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { follow, type Scope } from './paths.ts'
import { codeOf, piecesOf } from './references.ts'
import type { Value } from './values.ts'

/** Results of code that the sandbox ran, by the code. */
export type Answers = ReadonlyMap<string, unknown>

/**
 * Fills in the references of a value. A text that consists of a single reference takes the
 * referenced value with its type, such as a list; otherwise references become text. "\=" at the
 * beginning is an equals sign that does not start code.
 */
export function fillIn(value: Value, scope: Scope, answers: Answers = new Map()): unknown {
  let room: number = FLOW.filledCharacters

  function spend<Some>(characters: number, some: Some): Some {
    room -= characters
    if (room < 0)
      throw new Problem(
        'invalid',
        `The fields of this step come to more than ${FLOW.filledCharacters.toLocaleString('en')} characters.`,
      )
    return some
  }

  function fill(one: Value): unknown {
    if (typeof one === 'string') return fillText(one)
    if (Array.isArray(one)) return one.map(fill)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, fill(inner)]))
  }

  function fillText(text: string): unknown {
    const code = codeOf(text)
    if (code !== null) {
      if (!answers.has(code)) throw new Error(`Nobody has carried out: ${code.slice(0, 100)}`)
      return whole(answers.get(code))
    }
    const pieces = piecesOf(text.startsWith('\\=') ? text.slice(1) : text)
    const [first] = pieces
    if (pieces.length === 1 && first && 'reference' in first)
      return whole(first.path && follow(scope, first.path))
    return pieces
      .map((piece) => {
        const words =
          'words' in piece ? piece.words : asText(piece.path && follow(scope, piece.path))
        return spend(words.length, words)
      })
      .join('')
  }

  function whole(found: unknown): unknown {
    const size = typeof found === 'string' ? found.length : sizeOf(found, room)
    return spend(size, found ?? null)
  }

  return fill(value)
}

/** Converts a value to text: a missing value to an empty text, an object or a list to JSON. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  if (sizeOf(value, FLOW.filledCharacters) > FLOW.filledCharacters)
    return ' '.repeat(FLOW.filledCharacters + 1)
  return JSON.stringify(value)
}

/** Estimates the length of a value as JSON. Stops counting above `most`. */
function sizeOf(value: unknown, most: number): number {
  let size = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && size <= most) {
    const one = waiting.pop()
    if (typeof one === 'string') size += one.length + 2
    else if (one === null || typeof one !== 'object') size += 5
    else if (Array.isArray(one)) {
      size += one.length + 2
      // The items of a list that is too long already are not counted.
      if (size <= most) for (const inner of one) waiting.push(inner)
    } else
      for (const [name, inner] of Object.entries(one)) {
        size += name.length + 4
        waiting.push(inner)
      }
  }
  return size
}
