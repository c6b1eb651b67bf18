import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pack, type Headers } from 'tar-stream'

type Entry = [name: string, content?: string | Buffer, header?: Partial<Headers>]

/** Starts a registry on this machine with the packages of a test. */
export async function openTestRegistry() {
  const documents = new Map<
    string,
    { versions: Record<string, unknown>; 'dist-tags': Record<string, string> }
  >()
  const archives = new Map<string, Buffer>()
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(decodeURIComponent(url))
    const document = documents.get(decodeURIComponent(url.slice(1)))
    const archive = archives.get(url)
    if (document) return response.end(JSON.stringify(document))
    if (archive) return response.end(archive)
    return response.writeHead(404).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address,
    asked,
    /**
     * Adds a version with its files, which are below "package/". `change` alters its package
     * document.
     */
    async offer(
      name: string,
      about: Record<string, unknown> & { version?: string },
      entries: Entry[],
      change: (told: Record<string, unknown>, dist: Record<string, unknown>) => object = (told) =>
        told,
    ) {
      const { version = '1.0.0' } = about
      const manifest = JSON.stringify({ name, version, ...about })
      const archive = await packed([['package/package.json', manifest], ...entries])
      const path = `/-/${name.replace('/', '-')}-${version}.tgz`
      archives.set(path, archive)
      const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
      const dist = { integrity, tarball: address + path }
      const { dependencies, peerDependencies, peerDependenciesMeta } = about
      const told = { name, version, dist, dependencies, peerDependencies, peerDependenciesMeta }
      const document = documents.get(name) ?? { versions: {}, 'dist-tags': {} }
      document.versions[version] = change(told, dist)
      document['dist-tags']['latest'] = version
      documents.set(name, document)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function packed(entries: Entry[]): Promise<Buffer> {
  const packing = pack()
  for (const [name, content, header] of entries) {
    if (content === undefined) packing.entry({ name, ...header })
    else packing.entry({ name, ...header }, content)
  }
  packing.finalize()
  const parts: Buffer[] = []
  for await (const part of packing) parts.push(part as Buffer)
  return gzipSync(Buffer.concat(parts))
}
