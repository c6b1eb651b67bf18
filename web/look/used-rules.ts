/** A piece of a style sheet: a rule, or a group of rules, such as a layer or a media query. */
type Piece =
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { kind: 'group'; head: string; pieces: readonly Piece[] }

const GROUP = /^@(?:layer|media|supports|container)\b/
const CLASS = /\.(-?[_a-z][\w-]*)/gi
const CLASSES = /\sclass="([^"]*)"/g

const read = new Map<string, readonly Piece[]>()

/** Returns the class names of a page's markup. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, names = ''] of html.matchAll(CLASSES))
    for (const name of names.split(' ')) found.add(name)
  return found
}

/**
 * Returns the rules of a minified style sheet that may apply to elements with these classes. Fonts
 * and animations are left out, because they move nothing before the whole sheet is loaded.
 */
export function usedRules(sheet: string, classes: ReadonlySet<string>): string {
  const pieces = read.get(sheet) ?? readPieces(sheet)
  read.set(sheet, pieces)
  return used(pieces, classes)
}

function used(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind === 'group') {
      const inside = used(piece.pieces, classes)
      if (inside !== '') text += `${piece.head}{${inside}}`
    } else if (piece.needs.some((names) => names.every((name) => classes.has(name))))
      text += piece.text
  }
  return text
}

function readPieces(sheet: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < sheet.length) {
    const opens = next(sheet, at, '{;')
    const head = sheet.slice(at, opens).trim()
    if (sheet[opens] !== '{') {
      // A statement without a block, such as the order of layers, or the text after the last rule.
      if (head !== '') pieces.push({ kind: 'rule', text: `${head};`, needs: [[]] })
      at = opens + 1
      continue
    }
    const closes = endOf(sheet, opens)
    if (GROUP.test(head))
      pieces.push({ kind: 'group', head, pieces: readPieces(sheet.slice(opens + 1, closes)) })
    else if (!head.startsWith('@'))
      pieces.push({ kind: 'rule', text: sheet.slice(at, closes + 1), needs: needsOf(head) })
    at = closes + 1
  }
  return pieces
}

/**
 * The classes that each selector of a list needs. Classes in brackets, such as those of `:not()`,
 * are not needed.
 */
function needsOf(selectors: string): string[][] {
  let plain = ''
  let depth = 0
  for (const letter of selectors) {
    if (letter === '(' || letter === '[') depth++
    if (depth === 0) plain += letter
    if (letter === ')' || letter === ']') depth--
  }
  return plain.split(',').map((one) => [...one.matchAll(CLASS)].map(([, name = '']) => name))
}

/** The index of the brace that closes a block. */
function endOf(sheet: string, opens: number): number {
  let depth = 1
  let at = opens
  while (depth > 0 && at < sheet.length) {
    at = next(sheet, at + 1, '{}')
    depth += sheet[at] === '{' ? 1 : -1
  }
  return at
}

/**
 * The index of the next of these characters that is not in a string; the length of the sheet if
 * there is none.
 */
function next(sheet: string, from: number, letters: string): number {
  let quote = ''
  for (let at = from; at < sheet.length; at++) {
    const letter = sheet[at]!
    if (letter === '\\') at++
    else if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letters.includes(letter)) return at
  }
  return sheet.length
}
