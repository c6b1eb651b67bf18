import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticHost {
  /** The address of the site's home page, below its path. */
  address: string
  /** Requested paths that do not exist. */
  missing: string[]
  stop(): Promise<void>
}

/** Builds the static demo into a folder, unless it is built already. */
export async function buildStaticDemo(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build/build-demo.mjs', '--out', folder])
}

/** A minimal host of plain files: index.html for folders, 404.html for the rest. */
export async function hostFolder(folder: string, path: string): Promise<StaticHost> {
  const missing: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const isBelow = pathname.startsWith(path) && !pathname.includes('..')
    const name = isBelow ? pathname.slice(path.length).replace(/(^|\/)$/, '$1index.html') : ''
    const file = name && (await readOrNull(join(folder, name)))
    if (!file) missing.push(pathname)
    const type = types[file ? extname(name) : '.html'] ?? 'text/plain'
    response.writeHead(file ? 200 : 404, { 'content-type': type })
    response.end(file || (await readOrNull(join(folder, '404.html'))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${path}`,
    missing,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readOrNull(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null)
}
