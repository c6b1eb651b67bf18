import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { SignInName } from '#areas/readers/contract.ts'
import { Problem } from '#core/problem.ts'
import { addReader, readerNamed } from '../../access/readers.ts'
import type { SignInSettings } from '../../settings/sign-in-settings.ts'
import type { World } from '../../tools.ts'
import { trustIn } from '../hosts/client-address.ts'

/** Who asks, as a proxy says; null where none does. Fails with a `Problem` for somebody who is no reader. */
export type ReadProxyHeader = (request: FastifyRequest) => Promise<string | null>

/**
 * Believes the header of a proxy that is trusted, which asks directly. From anywhere else it is ignored, and said once
 * in the log: anybody can write a header.
 */
export function readProxyHeader(
  tools: Pick<World, 'db' | 'now' | 'log' | 'announce'>,
  { header, createsReaders }: SignInSettings,
  trustedProxies: string[],
): ReadProxyHeader {
  const { db, now, log } = tools
  const isTrusted = trustIn(trustedProxies)
  let isSaid = false

  return async ({ raw, socket }) => {
    if (header === null) return null
    // As they came: Node keeps the first of some headers, and joins others.
    const values = raw.rawHeaders.filter(
      (_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === header,
    )
    if (values.length === 0) return null
    if (!isTrusted(socket.remoteAddress ?? '')) {
      if (!isSaid) {
        log.warn(
          `${socket.remoteAddress} sends the header ${header}, which is ignored: it is not in SYNTHWIRE_TRUSTED_PROXIES.`,
        )
      }
      isSaid = true
      return null
    }
    const [given = ''] = values
    const name = z.safeParse(SignInName, fromUtf8(given))
    // Twice: a proxy that passes on what the browser sent beside its own.
    if (values.length > 1 || !name.success) {
      throw new Problem(
        'not-allowed',
        `The proxy names nobody who can be a reader here, in its header ${header}.`,
      )
    }
    const known = await readerNamed(db, name.data)
    if (known !== null) return known
    if (!createsReaders) {
      throw new Problem(
        'not-allowed',
        `${name.data} is no reader of this hub. Ask its owner for an invitation.`,
      )
    }
    const made = await db
      .transaction(async (db) => {
        const reader = { name: name.data, signInName: name.data, role: 'reader' } as const
        return addReader(db, reader, now())
      })
      .catch(async (error: unknown) => {
        // Two requests of theirs came at once.
        const other = await readerNamed(db, name.data)
        if (other === null) throw error
        return other
      })
    await tools.announce({ area: 'readers' })
    return made
  }
}

/** Node reads headers as Latin-1; proxies write names in UTF-8. */
function fromUtf8(header: string): string {
  return Buffer.from(header, 'latin1').toString('utf8')
}
