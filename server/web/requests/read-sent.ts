import type { FastifyRequest } from 'fastify'
import { OFFLINE } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { wireHeaders } from '#core/wire.ts'
import type { Sent } from '../../asking/write-once.ts'

const keyForm = /^[\w-]{8,}$/

/** Reads the headers of a write that may have waited in the browser. */
export function readSent({ headers }: FastifyRequest): Sent {
  const { [wireHeaders.key]: key = null, [wireHeaders.decidedAgo]: ago = '0' } = headers
  if (key !== null && !(keyForm.test(String(key)) && key.length <= OFFLINE.keyCharacters))
    throw new Problem(
      'invalid',
      `An ${wireHeaders.key} is 8 to ${OFFLINE.keyCharacters} letters, digits, "-" or "_".`,
    )
  if (!/^\d{1,13}$/.test(String(ago)))
    throw new Problem('invalid', `${wireHeaders.decidedAgo} is a number of milliseconds.`)
  return { key: key === null ? null : String(key), decidedAgoMs: Number(ago) }
}
