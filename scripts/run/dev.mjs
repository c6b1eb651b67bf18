// `npm run dev`: runs the server, restarted when its sources change, and serves the screens from their
// sources, so that the browser shows a change at once. Ctrl-C ends all of it.
import { continueOnCurrentNode } from './current-node.mjs'
import { createRestarter } from './dev/dev-server-process.mjs'
import { install } from './prepare.mjs'

await continueOnCurrentNode()
install()
// The packages that this code imports are only now installed.
const { watchServer } = await import('./dev/watch-server.mjs')
const { serveScreens } = await import('./dev/serve-screens.mjs')

const server = createRestarter()
let screens = null
const watcher = await watchServer(async (program) => {
  await server.restart(program)
  screens?.reload()
})

process.once('SIGINT', stop)
process.once('SIGTERM', stop)

screens = await serveScreens(await server.address)
console.log(`\nOpen ${screens.address}: it follows what you change. Ctrl-C stops everything.\n`)

async function stop() {
  await Promise.all([watcher.stop(), server.stop(), screens?.stop()])
  process.exit()
}
