import ts from 'typescript'

const HOOKS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/**
 * Finds effects whose arrow function returns the value of an expression. React would call that
 * value as the cleanup. The types do not prevent this: some browser functions that are typed to
 * return nothing, such as scrollIntoView, return a promise.
 */
export function effectsReturningValues(file: string, text: string): string[] {
  // Files without effects are skipped, because parsing is slow.
  if (!text.includes('Effect(')) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const found: string[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && isEffect(node.expression) && returnsValue(node.arguments[0])) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${file}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
}

function isEffect(called: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(called) ? called.name : called
  return ts.isIdentifier(name) && HOOKS.has(name.text)
}

/**
 * Says if an effect returns a mere value. A block states what it returns, and a function is meant
 * as the cleanup.
 */
function returnsValue(effect: ts.Expression | undefined): boolean {
  if (!effect || !ts.isArrowFunction(effect)) return false
  let { body } = effect
  while (ts.isParenthesizedExpression(body)) body = body.expression
  return !ts.isBlock(body) && !ts.isArrowFunction(body) && !ts.isFunctionExpression(body)
}
