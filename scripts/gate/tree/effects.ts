import ts from 'typescript'

const HOOKS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/**
 * The effects whose arrow function returns the value of an expression. React calls a returned value
 * as the clean-up, whatever the types say: some functions that are typed as returning nothing
 * return a promise in browsers, such as scrollIntoView.
 */
export function effectsReturningValues(file: string, text: string): string[] {
  // Parsing is slow, and most files have no effect.
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

/** A block states what it returns, and a function is a clean-up. */
function returnsValue(effect: ts.Expression | undefined): boolean {
  if (!effect || !ts.isArrowFunction(effect)) return false
  let { body } = effect
  while (ts.isParenthesizedExpression(body)) body = body.expression
  return !ts.isBlock(body) && !ts.isArrowFunction(body) && !ts.isFunctionExpression(body)
}
