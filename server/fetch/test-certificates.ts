import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Pair {
  key: string
  cert: string
  /** The SHA-256 fingerprint of the certificate. */
  fingerprint: string
}

export interface PairOptions {
  /** The name of the pair that signs the certificate; absent if it is self-signed. */
  authority?: string
  /**
   * The name in the certificate, such as "DNS:feeds.example"; if absent, the address of this
   * machine.
   */
  about?: string
  isExpired?: boolean
}

const KEY = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'

export const hasOpenssl = ((): boolean => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Makes certificates for a test, and servers that use them. */
export function testCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'synthwire-certificates-'))
  const servers: Server[] = []
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { stdio: 'ignore', cwd: folder })

  return {
    make(name: string, { authority, about = 'IP:127.0.0.1', isExpired }: PairOptions = {}): Pair {
      const extension = name === 'authority' ? '' : ` -addext subjectAltName=${about}`
      const by = authority ? ` -CA ${authority}.pem -CAkey ${authority}.key` : ''
      const files = `-keyout ${name}.key -out ${name}.pem`
      openssl(`req -x509 ${KEY} -subj /CN=${name} -days 2 ${files}${extension}${by}`)
      if (isExpired) {
        openssl(`req -new -key ${name}.key -subj /CN=${name} -out ${name}.csr${extension}`)
        openssl(
          `x509 -req -in ${name}.csr -signkey ${name}.key -days -1 -copy_extensions copy -out ${name}.pem`,
        )
      }
      const cert = readFileSync(join(folder, `${name}.pem`), 'utf8')
      const key = readFileSync(join(folder, `${name}.key`), 'utf8')
      return { key, cert, fingerprint: new X509Certificate(cert).fingerprint256 }
    },
    /** Starts a server; returns its host and port. */
    async serve(
      pair: Pair,
      answer: RequestListener = (_, response) => void response.end('news'),
    ): Promise<{ host: string; port: number; server: Server }> {
      const server = createServer(pair, answer)
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      return { host: `127.0.0.1:${port}`, port, server }
    },
    stopServers() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections()
        server.close()
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
