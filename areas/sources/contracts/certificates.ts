import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { FINGERPRINT, line } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Followed, SourceDraft } from '../contract.ts'

/** Identifies the certificate of one host. */
export const Certificate = z.object({
  /** The host name, with the port if it is not 443. */
  host: line(300).check(z.minLength(1, 'Name the host')),
  /** The SHA-256 hash, as 32 pairs of hexadecimal digits separated by colons. */
  fingerprint: z
    .string()
    .check(z.regex(FINGERPRINT, 'That is not the fingerprint of a certificate.')),
})
export type Certificate = z.infer<typeof Certificate>

/** Certificates that the owner trusts for single feeds, although no known authority signed them. */
export const certificates = defineContract('sources/certificates', {
  getCertificates: read(
    z.object({ id: Id }),
    z.object({
      /** The certificate that the last fetch refused; null if none, or if it is trusted by now. */
      refused: z.nullable(Certificate),
      trusted: z.array(z.extend(Certificate, { trustedTime: Time })),
    }),
    ['not-found'],
  ),
  /**
   * Trusts the certificate that the feed of a source showed last, only at this host. Unless the
   * source is paused, the feed is fetched at once.
   */
  trustCertificate: write.keyed(z.extend(Certificate, { id: Id }), Nothing, [
    'not-found',
    'conflict',
  ]),
  /** Stops trusting the certificate of this host for the feed. */
  distrustCertificate: write(z.object({ id: Id, host: Certificate.shape.host }), Nothing, [
    'not-found',
  ]),
  /** Follows a feed whose certificate is not trusted otherwise, and trusts it for that feed. */
  followTrusting: write.keyed(
    z.extend(SourceDraft, { ...OfHub, certificate: Certificate }),
    Followed,
    ['not-allowed', 'unavailable'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/certificates': typeof certificates
  }
}
