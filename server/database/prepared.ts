import type { Sql } from '../tools.ts'

const names = new Map<string, string>()

/**
 * Makes each connection remember a statement with its plan, because parsing and planning a look-up
 * by keys costs more than reading the rows. It must not be used for statements whose plan depends
 * on values, such as a search or a period, nor for texts that vary, because each text is kept for
 * good.
 */
export function prepared(query: Sql): Sql {
  const { text } = query
  const name = names.get(text) ?? `prepared ${names.size}`
  names.set(text, name)
  return Object.assign(query, { name })
}

/** The name of a prepared statement; undefined if the statement is not prepared. */
export function preparedName(query: Sql): string | undefined {
  return 'name' in query && typeof query.name === 'string' ? query.name : undefined
}

/**
 * Marks the last statement of a transaction: the statement and the commit are sent in one message,
 * and the transaction commits if the statement succeeds. In a nested transaction, and outside of
 * any, it is an ordinary statement.
 */
export function committing(query: Sql): Sql {
  return Object.assign(query, { commits: true })
}

export function isCommitting(query: Sql): boolean {
  return 'commits' in query && query.commits === true
}
