/**
 * Matches parts that can hide a semicolon: a comment, a text, a name, or the body of a function.
 */
// safe expression: each alternative begins and ends with signs of its own
const HIDDEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[^]*?\$\1\$/g

/**
 * The statements of a migration, each with its semicolon; only white space follows the last one.
 */
export function statementsOf(text: string): string[] {
  const plain = text.replaceAll(HIDDEN, (hidden) => ' '.repeat(hidden.length))
  const statements: string[] = []
  let from = 0
  for (let end = plain.indexOf(';'); end !== -1; end = plain.indexOf(';', from)) {
    statements.push(text.slice(from, end + 1))
    from = end + 1
  }
  if (plain.slice(from).trim() !== '') throw new Error('The last statement has no end')
  return statements
}
