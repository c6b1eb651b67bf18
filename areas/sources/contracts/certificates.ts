import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { FINGERPRINT, line } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Followed, SourceDraft } from '../contract.ts'

/** The certificate of one host: what it is known by. */
export const Certificate = z.object({
  /** The host, with its port if that is not 443. */
  host: line(300).check(z.minLength(1, 'Name the host')),
  /** SHA-256, as 32 pairs of hex digits with colons between. */
  fingerprint: z
    .string()
    .check(z.regex(FINGERPRINT, 'That is not the fingerprint of a certificate.')),
})
export type Certificate = z.infer<typeof Certificate>

/** Certificates that are trusted for single feeds, though nobody known has signed them. */
export const certificates = defineContract('sources/certificates', {
  getCertificates: read(
    z.object({ id: Id }),
    z.object({
      /** The one that kept the last visit out. */
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
  /** Follows what could not be followed for its certificate, and trusts it for the feed that is found there. */
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
