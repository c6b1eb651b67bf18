// Builds the server whenever one of its sources changes.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { copyMigrations, copyTemplates, serverBundle } from '../../build/build-server.mjs'

/**
 * A different folder than that of `npm start`, which would not notice that the build has other
 * sources.
 */
const folder = fileURLToPath(new URL('../../../dist/dev', import.meta.url))

/** Calls `onBuilt` with the program after each build without errors, one call after the other. */
export async function watchServer(onBuilt) {
  let calls = Promise.resolve()
  const tellOfBuild = {
    name: 'tell-of-build',
    setup: ({ onEnd }) =>
      onEnd(({ errors }) => {
        if (errors.length > 0) return
        calls = calls.then(async () => {
          await copyMigrations(folder)
          await copyTemplates(folder)
          await onBuilt(join(folder, 'main.js'))
        })
      }),
  }
  const bundle = await serverBundle(folder)
  const watching = await context({ ...bundle, plugins: [...bundle.plugins, tellOfBuild] })
  await watching.watch()
  return { stop: () => watching.dispose() }
}
