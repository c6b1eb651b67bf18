// `npm run build`: the browser program with its pages, and the server.
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'

await Promise.all([buildWeb(), buildServer()])
