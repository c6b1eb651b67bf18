import type { TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { UntrustedCertificate } from './certificate-faults.ts'

/** Certificates that are trusted for one host in addition to the usual checks. */
export interface HostTrust {
  host: string
  /** SHA-256 fingerprints, in Node's notation. */
  fingerprints: readonly string[]
}

/**
 * Options that turn off the check during the handshake; `checkedConnect` then checks before
 * anything is sent. They must never be used without it.
 */
export const CHECKED_AFTERWARDS = { rejectUnauthorized: false, maxCachedSessions: 0 }

/**
 * Wraps a connector so that it returns a secure connection only if the usual checks accept its
 * certificate, or if the certificate is trusted for this host. Any other connection is closed, and
 * its certificate is reported.
 */
export function checkedConnect(
  connect: buildConnector.connector,
  { host, fingerprints }: HostTrust,
): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...connected) => {
      const [, socket] = connected
      if (socket === null || !isSecure(socket) || socket.authorized) return callback(...connected)
      const fingerprint = socket.getPeerX509Certificate()?.fingerprint256
      if (fingerprint !== undefined && fingerprints.includes(fingerprint))
        return callback(...connected)
      socket.destroy()
      const code = String(socket.authorizationError)
      if (fingerprint === undefined) return callback(new Error(code), null)
      callback(new UntrustedCertificate({ host, fingerprint }, code, fingerprints), null)
    })
}

function isSecure(socket: object): socket is TLSSocket {
  return 'encrypted' in socket
}
