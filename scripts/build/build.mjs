// `npm run build` builds the browser program with its pages, and the server.
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { hashSources, rememberBuild } from '../run/prepare.mjs'

const sources = hashSources()
await Promise.all([buildWeb(), buildServer()])
rememberBuild(sources)
