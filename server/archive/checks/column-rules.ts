import type * as z from 'zod/mini'
import { BadValue, type AboutRow } from '../archive-part.ts'

/**
 * The value that replaces an encrypted one that cannot be read. Code that needs the secret then
 * asks the person for it again.
 */
const UNREADABLE = '\\x00'

/** Accepts text of people and publishers, which is shown as text, never as HTML. */
export const words = (value: string) => value

/** Accepts text of at most this many characters. */
export function short(characters: number) {
  return (value: string) => {
    if (value.length > characters) throw new BadValue(`is longer than ${characters} characters`)
    return value
  }
}

/** Accepts a short text, such as a name, an id or a tag. */
export const name = short(10_000)

/**
 * Rules for the columns that name the cause of a change to an article: a reader, or one of the
 * reader's rules.
 */
export const doneByReader = { reader_id: name, rule_id: name }

/** Checks each item of a list of texts by the same rule. */
export function each(rule: (value: string) => string) {
  return (values: (string | null)[]) =>
    values.map((value) => {
      if (value === null) throw new BadValue('has an empty item in its list')
      return rule(value)
    })
}

export function oneOf(values: readonly string[]) {
  return (value: string) => {
    if (!values.includes(value))
      throw new BadValue(`is "${value.slice(0, 100)}", which is not a known value`)
    return value
  }
}

/** Accepts JSON that matches the schema by which the area reads it. */
export function shaped(schema: z.ZodMiniType) {
  return (value: unknown) => {
    const read = schema.safeParse(value)
    if (read.success) return value
    const place = read.error.issues[0]?.path.join('.')
    throw new BadValue(`has an invalid shape${place ? ` (at ${place})` : ''}`)
  }
}

/** Accepts bytes that no code interprets. */
export const bytes = (value: string) => value

/**
 * Accepts a secret only if the archive's own key opens it: a value that this server encrypted could
 * otherwise be moved to another row, and be sent from there to a foreign server.
 */
export function sealed(value: string, { isOpened }: AboutRow): string {
  return isOpened(Buffer.from(value.slice(2), 'hex')) ? value : UNREADABLE
}
