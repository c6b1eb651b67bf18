// Builds the service worker, with the list of what it keeps of the program for reading without a network.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { withoutSchemas } from './without-schemas.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Fonts for other scripts are kept when they are first shown. */
const isLaterFont = /-ext-|cyrillic|greek|vietnamese/

/** `dist/web/worker.js`: one file that needs no others. */
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
 * Addresses of files that the live server may load, at once or on demand, without the demo and without areas that only
 * the demo keeps.
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
