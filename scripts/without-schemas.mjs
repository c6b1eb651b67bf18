// The browser needs the names of operations, and the types, which cost nothing; the server has checked
// what arrives. So the schemas of the contracts stay behind: 7 kB of script on every first visit.
import * as zod from 'zod/mini'

const id = '\0without-schemas'

/** What would use a schema; importing one of these into the browser program fails the build. */
const usesSchemas = /parse|encode|decode|JSONSchema|config|registry|locales|core|util|regexes/i

/** A vite plugin: every schema is the same inert thing. */
export function withoutSchemas() {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? id : null),
    load: (source) => (source === id ? inertModule() : null),
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
