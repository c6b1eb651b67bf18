import { Problem } from '#core/problem.ts'
import type { TrustedCertificate } from '../tools.ts'

/** Faults of a certificate, by the codes of OpenSSL and Node. */
const FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet, going by the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate chain is incomplete',
  CERT_UNTRUSTED: 'its certificate is not trusted',
}
/**
 * Faults of servers with a certificate of their own, or of their network's own authority. The owner
 * can trust such a certificate by a file.
 */
const OF_OWN_AUTHORITY: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

/** Says if the code of a failed connection means that the certificate is not trusted. */
export function isCertificateFault(code: string): boolean {
  return Object.hasOwn(FAULTS, code)
}

/** The fault of a certificate in words, with the remedy. */
export function certificateWords(host: string, code: string): string {
  const remedy = OF_OWN_AUTHORITY.has(code)
    ? 'If you trust it, let the owner of this server add its certificate, or that of its authority, to the file that SYNTHWIRE_CERTIFICATES names.'
    : 'Only its owner can fix that; an http:// address may work meanwhile.'
  return `The secure connection to ${host} failed: ${FAULTS[code]}. ${remedy}`
}

/** The problem of a host whose certificate is not trusted; nothing was sent to the host. */
export class UntrustedCertificate extends Problem {
  readonly certificate: TrustedCertificate

  /**
   * `code` is the reason why the certificate is not trusted; `trusted` has the fingerprints that
   * are trusted instead.
   */
  constructor(certificate: TrustedCertificate, code: string, trusted: readonly string[]) {
    const { host, fingerprint } = certificate
    const why = FAULTS[code] ?? `its certificate cannot be checked (${code})`
    const found =
      trusted.length === 0
        ? `The secure connection to ${host} failed: ${why}. Its SHA-256 fingerprint is ${fingerprint}. If that is what its owner says it is, an owner of this server can trust it for this source.`
        : `The certificate of ${host} has changed: its SHA-256 fingerprint is ${fingerprint}, and the one that is trusted is ${trusted.join(' or ')}. Nothing was sent to it. An owner of this server can trust the new one, if the owner of ${host} says that it was changed.`
    super('unavailable', found, {
      cause: Object.assign(new Error(why), { code: 'CERT_UNTRUSTED' }),
      fields: { 'certificate.host': host, 'certificate.fingerprint': fingerprint },
    })
    this.certificate = certificate
  }
}
