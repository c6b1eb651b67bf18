// Tells the renderer the files of lazy parts, so that it knows which of them a page shows. Their
// styles must be in the document, or the layout would change when the parts arrive.
import { relative } from 'node:path'
import { visit } from './visit.mjs'

/**
 * A Vite plugin that passes each lazy part its file: `lazyPart(load)` becomes `lazyPart(load,
 * 'areas/.../Part.tsx')`.
 */
export function namedParts(root) {
  return {
    name: 'named-parts',
    enforce: 'post',
    async transform(code, file) {
      if (!code.includes('lazyPart(')) return null
      const calls = []
      const functions = new Map()
      visit(this.parse(code), (node) => {
        if (node.type === 'CallExpression' && node.callee.name === 'lazyPart') calls.push(node)
        if (node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, node)
        if (node.type === 'VariableDeclarator' && node.id.name)
          functions.set(node.id.name, node.init)
      })
      let named = code
      for (const { arguments: given } of calls.toReversed()) {
        const load = functions.get(given[0].name) ?? given[0]
        const source = importedBy(load, functions)
        const found = source && (await this.resolve(source, file))
        if (!found) continue
        const name = JSON.stringify(relative(root, found.id))
        named = `${named.slice(0, given[0].end)}, ${name}${named.slice(given[0].end)}`
      }
      return { code: named, map: null }
    },
  }
}

/** The module that a function imports when it is called, directly or by functions that it calls. */
function importedBy(load, functions, looked = new Set()) {
  let source
  looked.add(load)
  visit(load, (node) => {
    if (node.type === 'ImportExpression') source = node.source.value
    const called = node.type === 'CallExpression' && functions.get(node.callee.name)
    if (called && !looked.has(called)) source ??= importedBy(called, functions, looked)
  })
  return source
}
