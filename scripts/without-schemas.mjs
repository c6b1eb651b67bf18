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

/** Calls that only make schemas; without a use, they go. */
export const pureCalls = ['z', 'inert']

const isContract = /\/areas\/[^/]+\/(contract|contracts\/[^/]+)\.ts$/

/** `read(z.object({ id: Id }), Topic)` becomes `read()`: the browser asks for an operation by its name. */
function bareOperations(code, program) {
  const cuts = []
  visit(program, (node) => {
    const isOperation =
      node.type === 'CallExpression' && /^(read|write)$/.test(node.callee.name ?? '')
    if (isOperation && node.arguments.length > 0) {
      cuts.push([node.arguments[0].start, node.arguments.at(-1).end])
    }
  })
  let bare = ''
  let from = 0
  for (const [start, end] of cuts) {
    bare += code.slice(from, start)
    from = end
  }
  return { code: (bare + code.slice(from)).replaceAll(/\(\s*,\s*\)/g, '()'), map: null }
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
