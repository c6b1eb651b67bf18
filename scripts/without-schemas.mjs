// The browser needs the names of operations, and the types, which cost nothing; the server has checked
// what arrives. So the schemas of the contracts stay behind: 7 kB of script on every first visit.
import * as zod from 'zod/mini'

const id = '\0without-schemas'

/** What would use a schema; importing one of these into the browser program fails the build. */
const usesSchemas = /parse|encode|decode|JSONSchema|config|registry|locales|core|util|regexes/i

/** Vite plugins: operations come without their schemas, and any schema that is left is inert. */
export function withoutSchemas() {
  return [
    {
      name: 'inert-schemas',
      enforce: 'pre',
      resolveId: (source) => (source === 'zod/mini' ? id : null),
      load: (source) => (source === id ? inertModule() : null),
    },
    {
      name: 'bare-operations',
      enforce: 'post',
      transform(code, file) {
        return isContract.test(file) ? bareOperations(code, this.parse(code)) : null
      },
    },
  ]
}

const isContract = /\/areas\/[^/]+\/(contract|contracts\/[^/]+)\.ts$/

/**
 * `read(z.object({ id: Id }), Topic)` becomes `read()`: the browser asks for an operation by its name.
 * `const Topic = z.object({ ... })` becomes `const Topic = null`, which nobody asks for any more.
 */
function bareOperations(code, program) {
  const changes = []
  visit(program, (node) => {
    if (isOperation(node) && node.arguments.length > 0) {
      changes.push([node.arguments[0].start, node.arguments.at(-1).end, ''])
    }
    if (node.type === 'VariableDeclarator' && isSchema(node.init)) {
      changes.push([node.init.start, node.init.end, 'null'])
    }
  })
  let bare = ''
  let from = 0
  for (const [start, end, text] of changes) {
    bare += code.slice(from, start) + text
    from = end
  }
  return { code: (bare + code.slice(from)).replaceAll(/\(\s*,\s*\)/g, '()'), map: null }
}

function isOperation({ type, callee }) {
  return type === 'CallExpression' && /^(read|write)$/.test(callee.name ?? '')
}

/** A call that begins with zod: `z.string().check(...)`. */
function isSchema(node) {
  if (node?.type === 'CallExpression') return isSchema(node.callee)
  if (node?.type === 'MemberExpression') return isSchema(node.object)
  return node?.type === 'Identifier' && node.name === 'z'
}

function visit(node, look) {
  look(node)
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value]
    for (const child of children) if (typeof child?.type === 'string') visit(child, look)
  }
}

function inertModule() {
  const names = Object.keys(zod).filter((name) => !usesSchemas.test(name))
  return `
    const inert = new Proxy(() => inert, {
      get(_, name) {
        if (${usesSchemas}.test(String(name))) throw new Error('Schemas stay on the server')
        return inert
      },
    })
    ${names.map((name) => `export { inert as ${name} }`).join('\n')}
  `
}
