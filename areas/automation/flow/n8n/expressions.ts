import { FLOW } from '../../limits.ts'
import { readPath, writePath, type Path } from '../fields/paths.ts'
import { piecesOf } from '../fields/references.ts'
import type { Value } from '../fields/values.ts'

/** The context of a conversion: the paths of nodes' results, and the list of remarks. */
export interface Here {
  /** The path into the result of the previous node; null if there is none. */
  before(rest: Path): Path | null
  ofNode(name: string, rest: Path): Path | null
  mark(text: string): void
}

/** The beginning of a reference in n8n, with the name of the node if it has one. */
const START =
  /\$json\b|\$input\.(?:item|first\(\)|last\(\))\.json\b|\$(?:node\[|\()\s*(?:"([^"\n]{1,200})"|'([^'\n]{1,200})')\s*[\])](?:\.item|\.first\(\)|\.last\(\)|\.itemMatching\(\d+\))?\.json\b|\$node\.(\w{1,200})\.json\b/g
/** A complete reference: its beginning and the fields that follow, up to a call. */
const REFERENCE = new RegExp(
  String.raw`(?:${START.source})((?:\??\.[A-Za-z_$][\w$]*(?![\w$]|\s*\())*)`,
  'g',
)
/** Variables and functions that exist only in n8n. */
const FOREIGN =
  /\$\w+|\$\(|\bDateTime\b|\bluxon\b|\bitems\b|\.(?:extract(?:Domain|Email|Url)|toDateTime|toFormat|plus|minus|removeTags|removeMarkdown|isEmpty|isNotEmpty|first|last|pluck|unique|toTitleCase|parseJson|toJsonString|round|hash|urlEncode|compact|chunk|sum)\(/

/**
 * Converts an n8n setting to a value. Expressions that are simple paths become references, and all
 * others become JavaScript.
 */
export function translate(value: unknown, here: Here): Value {
  const state = { room: FLOW.values }
  return one(value, here, 0, state)
}

function one(value: unknown, here: Here, depth: number, state: { room: number }): Value {
  if (--state.room < 0 || depth > FLOW.valueDepth - 2) {
    here.mark('A setting holds too much to be imported.')
    return null
  }
  if (typeof value === 'string') return translateText(value, here)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((inner) => one(inner, here, depth + 1, state))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Value][] =>
      name === '__proto__' || name.length > 200
        ? []
        : [[fieldName(name), one(inner, here, depth + 1, state)]],
    ),
  )
}

/** Cleans the name of a field. An expression in a name is kept as plain text. */
export const fieldName = (name: string) =>
  name.replace(/^=/, '').replaceAll('\0', '').toWellFormed().slice(0, 200).toWellFormed() || 'field'

export function translateText(text: string, here: Here): string {
  const kept = cut(text, here)
  if (!kept.startsWith('=')) return kept
  const pieces = piecesOf(kept.slice(1)).map((piece) => {
    if ('words' in piece) return { words: piece.words }
    const path = bare(piece.reference, here)
    return path ? { path } : { code: translateCode(piece.reference, here) }
  })
  if (pieces.every((piece) => !('code' in piece))) {
    const filled = pieces
      .map((piece) => ('path' in piece ? `{{${writePath(piece.path!)}}}` : (piece.words ?? '')))
      .join('')
    return filled.startsWith('=') ? `\\${filled}` : filled
  }
  const [first] = pieces
  if (pieces.length === 1 && first && 'code' in first) return `=${first.code}`
  const parts = pieces.map((piece) => {
    if ('code' in piece) return `\${${piece.code}}`
    if ('path' in piece) return `\${${asCode(piece.path!)}}`
    return (piece.words ?? '').replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`)
  })
  return `=\`${parts.join('')}\``
}

function cut(text: string, here: Here): string {
  const clean = text.replaceAll('\0', '').toWellFormed()
  if (clean.length <= FLOW.textCharacters / 2) return clean
  here.mark('A text was too long and is cut off.')
  return clean.slice(0, FLOW.textCharacters / 2).toWellFormed()
}

/** The path of an expression that consists of one path; null for any other. */
function bare(expression: string, here: Here): Path | null {
  START.lastIndex = 0
  const start = START.exec(expression)
  if (start?.index !== 0) return null
  const rest = readPath(
    `x${expression.slice(start[0].length).replaceAll('?.', '.').replaceAll("['", '["').replaceAll("']", '"]')}`,
  )
  return rest && pathAt(start, rest.slice(1), here)
}

function pathAt(start: RegExpExecArray, rest: Path, here: Here): Path | null {
  const name = start[1] ?? start[2] ?? start[3]
  const path = name === undefined ? here.before(rest) : here.ofNode(name, rest)
  return path && path.length <= FLOW.pathParts ? path : null
}

/**
 * Replaces n8n's references in JavaScript with ours, and adds a remark about anything that only n8n
 * has.
 */
export function translateCode(code: string, here: Here): string {
  const ours = code
    .replaceAll(REFERENCE, (whole, ...found: (string | undefined)[]) => {
      const [double, single, dotted, tail = ''] = found
      const rest = readPath(`x${tail.replaceAll('?.', '.')}`)?.slice(1) ?? []
      const name = double ?? single ?? dotted
      const path = name === undefined ? here.before(rest) : here.ofNode(name, rest)
      return path ? asCode(path) : whole
    })
    .replaceAll(/\$now(?:\.toISO\(\))?(?![.\w])/g, 'new Date().toISOString()')
    .replaceAll(/\$execution\.id\b/g, 'run.id')
    .replaceAll(/\$(?:itemIndex|runIndex)\b/g, 'index')
  const [foreign] = FOREIGN.exec(ours.replaceAll('${', '')) ?? []
  if (foreign !== undefined)
    here.mark(
      `An expression uses "${foreign.replace(/^\./, '')}" of n8n. Rewrite it: ${code.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    )
  // Parentheses make a leading brace an object; without them, JavaScript would read a block.
  return ours.trimStart().startsWith('{') ? `(${ours.trim()})` : ours
}

const asCode = (path: Path) =>
  path
    .map((name, index) =>
      index === 0
        ? String(name)
        : /^[A-Za-z_$][\w$]*$/.test(String(name))
          ? `?.${name}`
          : `?.[${JSON.stringify(name)}]`,
    )
    .join('')
