import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { distrustCertificate, trustCertificate } from '#feeds/fetch/feed-certificates.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { Certificate, certificates } from '../../contracts/certificates.ts'
import { followSource } from '../following/follow-source.ts'
import { tellFollowingChanged } from '../following/following-changed.ts'
import { joinHub } from '../following/hub-joining.ts'
import { retrySources } from '../health/change-sources.ts'

export const certificatesKeeper: Kept = {
  contract: certificates,
  open: serverCertificates,
  // A feed is shared by all readers who follow it, so only the owner may change its certificates.
  isForOwner: true,
  about: {
    getCertificates:
      'The certificates that are trusted for a source, and the one that was refused.',
    trustCertificate: 'Trusts exactly one certificate at one host for a source, and fetches it.',
    distrustCertificate: 'Takes back that the certificate of a host is trusted for a source.',
    followTrusting: 'Follows a source and trusts the certificate of its host for it.',
  } satisfies Record<keyof typeof certificates, string>,
}

const Row = z.object({
  feedId: z.int(),
  refused: z.nullable(Certificate),
})

export function serverCertificates(tools: Desk): Api<typeof certificates> {
  const { db, now, readerId } = tools

  async function fetchAgain(id: string) {
    await retrySources({ db, extensions: tools.extensions, readerId, ids: [id] }, now()).catch(
      (error: unknown) => {
        // A paused source cannot be made due; it is fetched when it is resumed.
        if (!(error instanceof Problem)) throw error
      },
    )
    await tools.announce({ area: 'sources' })
  }

  return {
    async getCertificates({ id }) {
      const { feedId, refused } = await rowOf(db, readerId, id)
      const trusted = await db.many(
        z.extend(Certificate, { trustedTime: Time }),
        sql`select host, fingerprint, trusted_at as trusted_time from feed_certificates
            where feed_id = ${feedId} order by host`,
      )
      const isTrusted = trusted.some(
        ({ host, fingerprint }) => host === refused?.host && fingerprint === refused.fingerprint,
      )
      // A refused certificate that is trusted by now is left out; the feed will be fetched at once.
      return { refused: isTrusted ? null : refused, trusted }
    },

    async trustCertificate({ id, ...certificate }) {
      await db.transaction(async (db) => {
        const { feedId, refused } = await rowOf(db, readerId, id)
        const isShown =
          refused?.host === certificate.host && refused.fingerprint === certificate.fingerprint
        if (!isShown) {
          throw new Problem(
            'conflict',
            'That is not the certificate that the source showed last. Look at what it shows now.',
          )
        }
        await trustCertificate(db, feedId, certificate, now())
      })
      await fetchAgain(id)
    },

    async distrustCertificate({ id, host }) {
      const { feedId } = await rowOf(db, readerId, id)
      if (!(await distrustCertificate(db, feedId, host))) {
        throw new Problem('not-found', 'The certificate of that host is not trusted any more.')
      }
      await fetchAgain(id)
    },

    async followTrusting({ hub, certificate, ...draft }) {
      const followed = await followSource(tools.world, readerId, draft, { certificate })
      await joinHub(tools, hub, 'source', [followed.source.id])
      await tellFollowingChanged(tools)
      return followed
    },
  }
}

async function rowOf(db: Database, readerId: string, id: string): Promise<z.infer<typeof Row>> {
  const row = await db.maybe(
    Row,
    sql`select feeds.id as feed_id, case when refused_fingerprint is not null then
            json_build_object('host', refused_host, 'fingerprint', refused_fingerprint) end as refused
        from sources join feeds on feeds.id = feed_id
        where sources.reader_id = ${readerId} and sources.id = ${id}`,
  )
  if (!row) throw new Problem('not-found', 'You no longer follow that source.')
  return row
}
