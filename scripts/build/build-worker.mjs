// Builds the service worker, with the list of files that it caches for reading offline.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { withoutSchemas } from './without-schemas.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Matches fonts for rarer letters and other alphabets, which are cached when they are first shown.
 */
const isLaterFont = /-ext-|cyrillic|greek|vietnamese/

/** Writes `dist/web/worker.js`, a single file without imports. */
export async function buildWorker(version, files) {
  await build({
    root,
    logLevel: 'warn',
    plugins: [withoutSchemas()],
    define: {
      BUILD_VERSION: JSON.stringify(version),
      BUILD_FILES: JSON.stringify(files),
    },
    build: {
      outDir: join(root, 'dist', 'web'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { worker: 'web/offline/worker.ts' },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

/**
 * Addresses of the files that the live server may load, at once or on demand, without those that
 * only the demo needs.
 */
export function keptFiles(manifests, entries) {
  const found = new Set()
  for (const [at, manifest] of manifests.entries()) {
    const seen = new Set()
    const visit = (name) => {
      if (seen.has(name) || isOfDemo(name)) return
      seen.add(name)
      const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name]
      for (const each of [file, ...css, ...assets]) found.add(`/${each}`)
      for (const each of [...imports, ...dynamicImports]) visit(each)
    }
    visit(entries[at])
  }
  return [...found].filter((file) => !isLaterFont.test(file)).toSorted((a, b) => (a < b ? -1 : 1))
}

function isOfDemo(source) {
  if (/^web\/demo\.ts$|\/demo\//.test(source)) return true
  const [area] = /^(?:areas|platform)\/[^/]+\//.exec(source) ?? []
  return area !== undefined && !existsSync(join(root, area, 'server'))
}
