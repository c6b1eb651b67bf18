import ts from 'typescript'

/**
 * The text of an expression in a source file, if it follows from constants of the file; null
 * otherwise.
 */
export function textOf(node: ts.Node | undefined, file: ts.SourceFile): string | null {
  if (!node) return null
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return templateText(node, file, (part) => part.text)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw') {
    const { template } = node
    return ts.isTemplateExpression(template)
      ? templateText(template, file, (part) => part.rawText ?? part.text)
      : (template.rawText ?? template.text)
  }
  if (ts.isIdentifier(node)) return textOf(constant(node.text, file), file)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const value = valueOf(node.expression, file)
    return value && ts.isRegularExpressionLiteral(value)
      ? value.text.slice(1, value.text.lastIndexOf('/'))
      : null
  }
  return ts.isCallExpression(node) ? joined(node, file) : null
}

function templateText(
  { head, templateSpans }: ts.TemplateExpression,
  file: ts.SourceFile,
  written: (part: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail) => string,
): string | null {
  let text = written(head)
  for (const { expression, literal } of templateSpans) {
    const inside = textOf(expression, file)
    if (inside === null) return null
    text += inside + written(literal)
  }
  return text
}

/**
 * The text of `list.join('|')`, if the list contains constant texts or is a text split at spaces;
 * null otherwise.
 */
function joined(call: ts.CallExpression, file: ts.SourceFile): string | null {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'join')
    return null
  const mark = textOf(call.arguments[0], file)
  const list = valueOf(call.expression.expression, file)
  if (mark === null || !list) return null
  if (ts.isArrayLiteralExpression(list)) {
    const parts = list.elements.map((part) => textOf(part, file))
    return parts.includes(null) ? null : parts.join(mark)
  }
  const isSplit =
    ts.isCallExpression(list) &&
    ts.isPropertyAccessExpression(list.expression) &&
    list.expression.name.text === 'split'
  const words = isSplit
    ? textOf((list.expression as ts.PropertyAccessExpression).expression, file)
    : null
  return words === null ? null : words.trim().split(/\s+/).join(mark)
}

function valueOf(node: ts.Expression, file: ts.SourceFile): ts.Expression | undefined {
  return ts.isIdentifier(node) ? constant(node.text, file) : node
}

/** The value of a top-level constant of the file. */
function constant(name: string, file: ts.SourceFile): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(declared) && declared.text === name) return initializer
  }
  return undefined
}
