import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { SignInName } from '#platform/readers/contract.ts'
import { Problem } from '#core/problem.ts'
import { askToRead, tellOfNewcomer } from '../../access/newcomers.ts'
import { addReader, readerNamed } from '../../access/readers.ts'
import type { SignInSettings } from '../../settings/sign-in-settings.ts'
import type { World } from '../../tools.ts'
import { trustIn } from '../hosts/client-address.ts'

/**
 * The names of people that a proxy gives. Each function fails with a `Problem` if the name cannot
 * be a reader's.
 */
export interface ProxyNames {
  /** True if the settings expect a proxy to name readers. */
  isAsked: boolean
  /** The name in the request, also if no reader has it; null if no trusted proxy gives a name. */
  nameIn(request: FastifyRequest): string | null
  /**
   * The reader with the name in the request, who is created if the settings say so; null if no
   * trusted proxy gives a name.
   */
  readerIn(request: FastifyRequest): Promise<string | null>
}

/**
 * Reads the header only from a trusted proxy that connects directly. From any other client it is
 * ignored, because anybody can send a header; this is logged once.
 */
export function readProxyNames(
  tools: World,
  { header, createsReaders }: SignInSettings,
  trustedProxies: string[],
): ProxyNames {
  const { db, now, log } = tools
  const isTrusted = trustIn(trustedProxies)
  let isSaid = false

  function nameIn({ raw, socket }: FastifyRequest): string | null {
    if (header === null) return null
    // The headers are read as they were sent, because Node drops repetitions of some headers and
    // joins others.
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
    const given = fromUtf8(values[0] ?? '')
    const name = z.safeParse(SignInName, given)
    // The header is there twice if a proxy adds its own to the browser's. A name must have nothing
    // around it, not even a space.
    if (values.length > 1 || !name.success || given !== given.trim()) {
      throw new Problem(
        'not-allowed',
        `The proxy names nobody who can be a reader here, in its header ${header}: a name has plain letters, digits and . _ - + @ only.`,
      )
    }
    return name.data
  }

  async function readerIn(request: FastifyRequest): Promise<string | null> {
    const name = nameIn(request)
    if (name === null) return null
    const known = await readerNamed(db, name)
    if (known !== null) return known
    if (createsReaders === 'ask')
      return askToRead(tools, { name, namedBy: 'Your proxy', by: { signInName: name } })
    if (!createsReaders) {
      throw new Problem(
        'not-allowed',
        `${name} is no reader of this server. Ask its owner for an invitation.`,
      )
    }
    const made = await db
      .transaction(async (db) => {
        const reader = { name, signInName: name, role: 'reader' } as const
        const id = await addReader(db, reader, now())
        await tellOfNewcomer(tools, db, { id, name, namedBy: 'Your proxy', asks: false })
        return id
      })
      .catch(async (error: unknown) => {
        // Another first request of the same person has created the reader.
        const other = await readerNamed(db, name)
        if (other === null) throw error
        return other
      })
    await tools.announce({ area: 'readers' })
    return made
  }

  return { isAsked: header !== null, nameIn, readerIn }
}

/**
 * Decodes a header as UTF-8, because proxies write names in UTF-8 and Node reads headers as
 * Latin-1.
 */
function fromUtf8(header: string): string {
  return Buffer.from(header, 'latin1').toString('utf8')
}
