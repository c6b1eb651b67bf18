import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { textOf } from './constant-text.ts'
import { OF_A_TEMPLATE } from '../tree/of-a-template.ts'

/** A regular expression and its place in a source file. */
export interface FoundExpression {
  file: string
  line: number
  /** Null if the expression is only known at run time. */
  pattern: { source: string; flags: string } | null
  /**
   * The reason why the expression is allowed to be slow or unknown, from its comment; null if there
   * is none or it is too short.
   */
  reason: string | null
}

const SOURCE = /\.(?:ts|tsx|mjs)$/
const NO_SOURCE = /\.test\.\w+$|(?:^|\/)e2e\/|\/test-[^/]+$|\.d\.ts$/
/**
 * Matches a slash that may begin an expression, or a constructor of expressions; not a slash in a
 * path, a comment, or at the end of a tag.
 */
const MAY_HAVE_ONE = /(?:^|[^\w'"`.<*/])\/(?![/*>])|RegExp/m
const EXCUSE = '// safe expression: '
/** The least length of a reason in a comment. */
const REASON_CHARACTERS = 15

/** The source files to check, without tests, declarations and templates of projects. */
export function sourceFiles(): string[] {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'core',
      'areas',
      'engine',
      'feeds',
      'media',
      'platform',
      'server',
      'web',
      'scripts',
    ],
    { encoding: 'utf8' },
  )
  return listed
    .split('\n')
    .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file) && !OF_A_TEMPLATE.test(file))
}

/** The regular expressions of a file: literals, and those made by a constructor. */
export function expressionsIn(file: string, text = readFileSync(file, 'utf8')): FoundExpression[] {
  if (!MAY_HAVE_ONE.test(text)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lines = text.split('\n')
  const found: FoundExpression[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) add(node, patternOf(node))
    else if (isMade(node)) add(node, made(node, source))
    ts.forEachChild(node, visit)
  }

  function add(node: ts.Node, pattern: FoundExpression['pattern']): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ file, line, pattern, reason: reasonAt(lines, line) })
  }
}

function patternOf(literal: ts.RegularExpressionLiteral): { source: string; flags: string } {
  const end = literal.text.lastIndexOf('/')
  return { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) }
}

function isMade(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp'
}

function made(
  { arguments: given }: ts.NewExpression | ts.CallExpression,
  file: ts.SourceFile,
): FoundExpression['pattern'] {
  const [source, flags] = (given ?? []).map((part) => textOf(part, file))
  return typeof source === 'string' ? { source, flags: flags ?? '' } : null
}

/** Reads the reason from a comment behind the expression or on the line above it. */
function reasonAt(lines: string[], line: number): string | null {
  const at = [lines[line - 1], lines[line - 2]?.trimStart()].find(
    (one, above) => one?.includes(EXCUSE) && (above === 0 || one.startsWith('//')),
  )
  const reason = at?.slice(at.indexOf(EXCUSE) + EXCUSE.length).trim() ?? ''
  return reason.length >= REASON_CHARACTERS ? reason : null
}
