import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Route {
  /** The path before each path of the server, such as "/news". */
  base: string
  /** The address at which the server listens. */
  hub: () => string
  /** The proxy takes the base off before it passes a request on. */
  takesOff: boolean
}

export interface ProxyInFront {
  origin: string
  /** Requested paths below none of the bases. */
  outside: string[]
  /** While true, it closes every connection. */
  isDown: boolean
  stop(): Promise<void>
}

/** A minimal reverse proxy with several servers below paths of its one host. */
export async function proxyInFront(routes: Route[]): Promise<ProxyInFront> {
  const server = createServer((asked, answer) => {
    if (proxy.isDown) return void answer.destroy()
    const url = asked.url ?? '/'
    const route = routes.find(({ base }) => url === base || url.startsWith(`${base}/`))
    if (!route) {
      proxy.outside.push(url)
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing of a hub.')
      return
    }
    const path = route.takesOff ? url.slice(route.base.length) || '/' : url
    const passed = request(
      new URL(path, route.hub()),
      // No kept connection is used: the server may close one just when the next request uses it.
      { method: asked.method, headers: asked.headers, agent: false },
      (from) => {
        answer.writeHead(from.statusCode!, from.headers)
        from.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy: ProxyInFront = {
    origin: `http://127.0.0.1:${port}`,
    outside: [],
    isDown: false,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
