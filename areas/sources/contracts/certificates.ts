import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { FINGERPRINT, line } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Followed, SourceDraft } from '../contract.ts'

/** The identity of one host's certificate. */
export const Certificate = z.object({
  /** The host, with its port if that is not 443. */
  host: line(300).check(z.minLength(1, 'Name the host')),
  /** SHA-256, as 32 pairs of hex digits with colons between. */
  fingerprint: z
    .string()
    .check(z.regex(FINGERPRINT, 'That is not the fingerprint of a certificate.')),
})
export type Certificate = z.infer<typeof Certificate>

/** Certificates that are trusted for single feeds, without a known signer. */
export const certificates = defineContract('sources/certificates', {
  getCertificates: read(
    z.object({ id: Id }),
    z.object({
      /** The certificate that the last visit refused. */
      refused: z.nullable(Certificate),
      trusted: z.array(z.extend(Certificate, { trustedTime: Time })),
    }),
    ['not-found'],
  ),
  /** Trusts exactly this certificate at exactly this host for the feed of a source; it is fetched at once. */
  trustCertificate: write.keyed(z.extend(Certificate, { id: Id }), Nothing, [
    'not-found',
    'conflict',
  ]),
  /** Takes that back. */
  distrustCertificate: write(z.object({ id: Id, host: Certificate.shape.host }), Nothing, [
    'not-found',
  ]),
  /** Follows a feed in spite of its certificate, which is trusted for that feed. */
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
