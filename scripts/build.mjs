// `npm run build`: the browser program with its pages, and the server.
import { buildServer } from './build/build-server.mjs'
import { buildWeb } from './build/build-web.mjs'
import { hashSources, rememberBuild } from './prepare.mjs'

const sources = hashSources()
await Promise.all([buildWeb(), buildServer()])
rememberBuild(sources)
