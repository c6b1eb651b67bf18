// Each area.ts names all sides of its area. These plugins leave out of a bundle the sides that run
// elsewhere, with everything that they import.
const isArea = /\/(areas|platform)\/[^/]+\/area\.ts$/
const leftOut = '\0left-out'

/** A Vite plugin that keeps `server/` out of the browser program. */
export function browserSides() {
  return {
    name: 'browser-sides',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.startsWith('./server/') && isArea.test(importer) ? leftOut : null,
    load: (id) => (id === leftOut ? 'export {}' : null),
  }
}

/** An esbuild plugin that keeps `web/` and `demo/` out of the server. */
export const serverSides = {
  name: 'server-sides',
  setup(build) {
    build.onResolve({ filter: /^\.\/(web|demo)\// }, ({ path, importer }) =>
      isArea.test(importer) ? { path, namespace: leftOut } : null,
    )
    build.onLoad({ filter: /./, namespace: leftOut }, () => ({ contents: 'export {}' }))
  },
}
