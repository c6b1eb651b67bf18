// Serves the screens from their sources; their requests go to the server beside them.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const firstPage = '/news-hub/feed'
/** Paths that the server answers itself, beside the pages. */
const servedPaths = String.raw`^/(api|app-studio|attachments|files|frames|healthz|hooks|images|mails|newswire|notes|outlet-icons|pictures|preview|saved|sign-in|uploads|news-hub/sources\.opml)(/|\?|$)`

/** Vite looks for a free port by itself, unless SYNTHWIRE_DEV_PORT names one. */
function portOf({ SYNTHWIRE_DEV_PORT: port }) {
  return port ? { port: Number(port), strictPort: true } : {}
}

export async function serveScreens(serverAddress) {
  const vite = await createServer({
    root,
    cacheDir: 'dist/vite',
    logLevel: 'warn',
    server: { host: '127.0.0.1', ...portOf(process.env), proxy: { [servedPaths]: serverAddress } },
  })
  await vite.listen()
  return {
    address: new URL(firstPage, vite.resolvedUrls.local[0]).href,
    reload: () => vite.ws.send({ type: 'full-reload' }),
    stop: () => vite.close(),
  }
}
