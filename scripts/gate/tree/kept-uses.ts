import ts from 'typescript'

/** The number of uses of `useKept` in a file, and those that choose between two screens. */
export interface KeptUses {
  count: number
  /** The places of those uses, as file and line. */
  choosing: string[]
}

/**
 * The two sides of a use: `kept` is true if a component is rendered when the contract is kept, and
 * `lacking` if one is rendered when it is not.
 */
interface Sides {
  line: number
  kept: boolean
  lacking: boolean
}

/**
 * Finds the uses of `useKept` in a file. A use chooses a screen if components of an area are on
 * both sides: `kept ? <A /> : <B />`, a return of one before a return of the other, or `kept && <A
 * />` next to `!kept && <B />`. Suspense and components of web/ui/ and web/place/ do not count.
 */
export function keptUsesIn(file: string, text: string): KeptUses {
  if (!text.includes('useKept(')) return { count: 0, choosing: [] }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const ofUi = importedFromUi(source)
  const sides = new Map<string, Sides>()
  let count = 0
  find(source)
  weigh(source)
  const choosing = [...sides.values()].filter(({ kept, lacking }) => kept && lacking)
  return { count, choosing: choosing.map(({ line }) => `${file}:${line}`) }

  /** Finds the uses. The key of a use is its variable or, without one, its own text. */
  function find(node: ts.Node): void {
    if (isUse(node)) {
      count++
      const { parent } = node
      const named = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
      const name = named ? parent.name.getText() : node.getText()
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      sides.set(name, { line: line + 1, kept: false, lacking: false })
    }
    ts.forEachChild(node, find)
  }

  function weigh(node: ts.Node): void {
    if (ts.isConditionalExpression(node)) note(node.condition, node.whenTrue, node.whenFalse)
    if (ts.isBinaryExpression(node) && isAnd(node)) note(node.left, node.right)
    if (ts.isIfStatement(node))
      note(node.expression, node.thenStatement, node.elseStatement ?? returnAfter(node))
    ts.forEachChild(node, weigh)
  }

  function note(condition: ts.Expression, ifTrue: ts.Node, ifFalse?: ts.Node): void {
    for (const [name, isNegated] of termsOf(condition)) {
      const use = sides.get(name)
      if (!use) continue
      const [kept, lacking] = isNegated ? [ifFalse, ifTrue] : [ifTrue, ifFalse]
      use.kept ||= kept !== undefined && drawsScreen(kept)
      use.lacking ||= lacking !== undefined && drawsScreen(lacking)
    }
  }

  function drawsScreen(node: ts.Node): boolean {
    const tag =
      ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node) ? node.tagName : null
    const name = tag?.getText() ?? ''
    if (/^[A-Z]/.test(name) && name !== 'Suspense' && !ofUi.has(name)) return true
    return ts.forEachChild(node, (child) => drawsScreen(child) || undefined) ?? false
  }
}

function isUse(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'useKept'
}

function isAnd(node: ts.BinaryExpression): boolean {
  return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
}

/**
 * The return at the end of the block that contains an if statement, if that statement returns, too.
 */
function returnAfter({ parent, thenStatement }: ts.IfStatement): ts.Node | undefined {
  const inside = ts.isBlock(thenStatement) ? thenStatement.statements : [thenStatement]
  if (!inside.some(ts.isReturnStatement) || !ts.isBlock(parent)) return undefined
  return parent.statements.findLast(ts.isReturnStatement)
}

/** The names in a condition, and whether each is negated. */
function termsOf(condition: ts.Expression): [name: string, isNegated: boolean][] {
  if (ts.isParenthesizedExpression(condition)) return termsOf(condition.expression)
  if (ts.isBinaryExpression(condition))
    return [...termsOf(condition.left), ...termsOf(condition.right)]
  if (ts.isPrefixUnaryExpression(condition))
    return termsOf(condition.operand).map(([name, isNegated]) => [name, !isNegated])
  return [[condition.getText(), false]]
}

function importedFromUi(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => /^'#web\/(ui|place)\//.test(moduleSpecifier.getText()))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings
      return bindings && ts.isNamedImports(bindings) ? bindings.elements : []
    })
  return new Set(names.map(({ name }) => name.text))
}
