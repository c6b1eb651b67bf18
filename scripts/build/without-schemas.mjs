// Removes the schemas of contracts from the browser program, which saves 7 kB of script on every
// first visit. The browser needs only the names and types of operations, because the server checks
// the data.
import * as zod from 'zod/mini'
import { visit } from './visit.mjs'

const id = '\0without-schemas'

/**
 * Matches names in zod that would use a schema. The build fails if one of them is imported into the
 * browser program.
 */
const usesSchemas = /parse|encode|decode|JSONSchema|config|registry|locales|core|util|regexes/i

/**
 * Vite plugins that remove the schemas from operations, and make all remaining schemas do nothing.
 */
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
        if (!isContract.test(file)) return null
        const program = this.parse(code)
        const isOfWords = isWords.test(file)
        const words = isOfWords ? functionsIn(program) : importedWords(program)
        return bareOperations(code, program, new Set(['z', ...words]), isOfWords)
      },
    },
    {
      name: 'no-schema-is-asked',
      generateBundle(_, files) {
        for (const { fileName, code = '' } of Object.values(files))
          if (code.includes('.safeParse('))
            this.error(
              `${fileName} asks a schema, and browsers have none: read the value without it`,
            )
      },
    },
  ]
}

const isContract =
  /\/((areas|platform)\/[^/]+\/(contract|contracts\/[^/]+|folder-settings)|core\/(contract|words)|platform\/places)\.ts$/
/** Matches the fields of an operation that only the server uses; `read` and `write` set them. */
const ofSchemas = /,\s*input,\s*output,\s*fails(,\s*waits)?(?=\s*\})/g
const isWords = /\/core\/words\.ts$/

/**
 * Turns `read(z.object({ id: Id }), Topic)` into `read()`, because the browser calls an operation
 * by its name, and `const Topic = z.object({ ... })` into `const Topic = null`, because nothing
 * uses it any more.
 */
function bareOperations(code, program, begins, isOfWords) {
  // Imports of limits are removed, because only schemas use them there.
  const changes = program.body.filter(isOfLimits).map(({ start, end }) => [start, end, ''])
  visit(program, (node) => {
    if (isOperation(node) && node.arguments.length > 0) {
      changes.push([node.arguments[0].start, node.arguments.at(-1).end, ''])
    }
    // A schema helper that is used outside a contract returns a schema that accepts anything.
    if (isOfWords && node.type === 'ReturnStatement' && isSchema(node.argument, begins)) {
      changes.push([node.argument.start, node.argument.end, 'z.any'])
    }
    if (node.type === 'VariableDeclarator' && isSchema(node.init, begins)) {
      changes.push([node.init.start, node.init.end, 'null'])
    }
  })
  let bare = ''
  let from = 0
  for (const [start, end, text] of changes) {
    bare += code.slice(from, start) + text
    from = end
  }
  const shorter = (bare + code.slice(from)).replaceAll(/\(\s*,\s*\)/g, '()')
  return { code: shorter.replaceAll(ofSchemas, ''), map: null }
}

function isOfLimits({ type, source }) {
  return type === 'ImportDeclaration' && source.value.endsWith('/limits.ts')
}

/**
 * Says if a node is an operation: `read(...)`, `write(...)`, or one with an effect such as
 * `write.keyed(...)`.
 */
function isOperation({ type, callee }) {
  return type === 'CallExpression' && /^(read|write)$/.test((callee.object ?? callee).name ?? '')
}

/**
 * Says if a node is a schema: a call that begins with zod or a helper of words.ts, such as
 * `z.string().check(...)` or `line(200)`.
 */
function isSchema(node, begins) {
  if (node?.type === 'CallExpression') return isSchema(node.callee, begins)
  if (node?.type === 'MemberExpression') return isSchema(node.object, begins)
  return node?.type === 'Identifier' && begins.has(node.name)
}

function importedWords({ body }) {
  return body
    .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === '#core/words.ts')
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
}

function functionsIn({ body }) {
  return body
    .map((node) => node.declaration ?? node)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map(({ id }) => id.name)
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
