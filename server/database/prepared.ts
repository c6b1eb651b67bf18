import type { Sql } from '../tools.ts'

const names = new Map<string, string>()

/**
 * A statement that each connection remembers with its plan: for a look-up by keys, parsing and planning cost more than
 * the rows. Not for statements whose plan depends on values, such as a search or a period, nor for texts that vary:
 * each text is kept for good.
 */
export function prepared(query: Sql): Sql {
  const { text } = query
  const name = names.get(text) ?? `prepared ${names.size}`
  names.set(text, name)
  return Object.assign(query, { name })
}

/** Undefined for a statement that is not prepared. */
export function preparedName(query: Sql): string | undefined {
  return 'name' in query && typeof query.name === 'string' ? query.name : undefined
}

/**
 * The last statement of its transaction, which commits if it succeeds: both are sent as one message. Inside another
 * transaction, and outside of any, it is an ordinary statement.
 */
export function committing(query: Sql): Sql {
  return Object.assign(query, { commits: true })
}

export function isCommitting(query: Sql): boolean {
  return 'commits' in query && query.commits === true
}
