// `npm start`: installs if needed, builds if stale, runs the hub.
import { prepare, runSynthwire } from './prepare.mjs'

prepare()
await runSynthwire(['start', ...process.argv.slice(2)])
