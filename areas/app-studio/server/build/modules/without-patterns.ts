import { parse, type Expression, type Program, type SpreadElement } from 'acorn'
import { simple } from 'acorn-walk'
import { BuildFault } from '../build-work.ts'

/** Matches sources that may call `import()` or `require()`. */
const CALLS = /\b(?:import|require)\b/

/**
 * Replaces calls such as `import('./pages/' + name)` and `require('./' + name)` by calls that fail
 * when they run. Bundlers would search folders of the machine for them. Line numbers stay the same.
 */
export function withoutPatterns(code: string): string {
  if (!CALLS.test(code)) return code
  const cuts: { start: number; end: number; name: string }[] = []
  simple(treeOf(code), {
    ImportExpression(node) {
      // `import(x, { with: … })` and `import.defer(x)` are replaced as well.
      if (!isText(node.source))
        cuts.push({
          start: node.start,
          end: callEnd(code, node.start, node.source.start),
          name: 'import',
        })
    },
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type === 'Identifier' && callee.name === 'require' && !isText(given))
        cuts.push({ start: callee.start, end: callee.end, name: 'require' })
    },
  })
  let plain = code
  for (const { start, end, name } of cuts.toSorted((a, b) => b.start - a.start)) {
    const instead = `(() => { throw new TypeError("${name}() needs a plain text here") })`
    plain = plain.slice(0, start) + instead + plain.slice(end)
  }
  return plain
}

/** Finds the end of the word before the opening bracket of a call. */
function callEnd(code: string, start: number, argument: number): number {
  const bracket = code.indexOf('(', start)
  return bracket === -1 || bracket > argument ? start + 'import'.length : bracket
}

/**
 * Parses a source as a module, or as a script if that fails, because CommonJS packages may use
 * syntax that modules do not allow.
 */
function treeOf(code: string): Program {
  try {
    return parse(code, { ...SYNTAX, sourceType: 'module' })
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep()
  }
  try {
    return parse(code, { ...SYNTAX, sourceType: 'script' })
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep()
    throw new BuildFault(`This file cannot be read: ${(error as Error).message}.`)
  }
}

const SYNTAX = {
  ecmaVersion: 'latest',
  allowReturnOutsideFunction: true,
  allowHashBang: true,
} as const

function tooDeep(): BuildFault {
  return new BuildFault('This file is nested too deeply.')
}

function isText(node: Expression | SpreadElement | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.expressions.length === 0
  return node?.type === 'Literal' && typeof node.value === 'string'
}
