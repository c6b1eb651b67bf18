// `npm start`: installs if needed, builds if stale, runs the server.
import { continueOnCurrentNode } from './current-node.mjs'
import { prepare, runSynthwire } from './prepare.mjs'

await continueOnCurrentNode()
prepare()
await runSynthwire(['start', ...process.argv.slice(2)])
