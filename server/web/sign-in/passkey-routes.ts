import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { READERS } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { askForPasskey, findByPasskey } from '../../access/passkeys.ts'
import { inHub } from '../../access/asking.ts'
import type { World } from '../../tools.ts'
import { keptCookie } from '../cookies.ts'
import { originOf, type IsHttps } from '../is-https.ts'
import { invalidInput } from '../../asking/check.ts'
import { ownAddress, type Entrance } from './entrance.ts'
import { passkeyScript, passkeyScriptAddress } from './passkey-script.ts'

const isPublic = { config: { isPublic: true }, bodyLimit: READERS.passkeyCharacters * 2 }
const MINUTES_A_DAY = 24 * 60

const Given = z.object({ credential: text(READERS.passkeyCharacters), to: text(10_000) })

/** Serves the sign-in by passkey: the script of the form, and the requests that it sends. */
export function servePasskeys(
  app: FastifyInstance,
  tools: World,
  entrance: Entrance,
  isHttps: IsHttps,
): void {
  // The cookie of the ticket, so that only this browser can answer the challenge.
  const ticket = keptCookie({
    name: 'synthwire_challenge',
    days: READERS.challengeMs / 60_000 / MINUTES_A_DAY,
    most: 1,
    isHttps,
  })

  app.get(passkeyScriptAddress, isPublic, (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(passkeyScript),
  )

  app.post('/sign-in/passkey/options', isPublic, async (request, reply) => {
    const asked = askForPasskey(tools, originOf(request, isHttps))
    return reply
      .headers({ 'set-cookie': ticket.write(request, asked.ticket), 'cache-control': 'no-store' })
      .send(asked.options)
  })

  app.post<{ Body: unknown }>('/sign-in/passkey', isPublic, async (request, reply) => {
    const given = z.safeParse(Given, request.body)
    if (!given.success) throw invalidInput(given.error.issues)
    const readerId = await findByPasskey(tools, originOf(request, isHttps), {
      ticket: ticket.readAll(request)[0] ?? '',
      credential: given.data.credential,
    })
    const lines = await entrance.begin(request, { readerId, isByHub: false })
    return reply
      .headers({ 'set-cookie': [lines, ticket.write(request, '')], 'cache-control': 'no-store' })
      .send({ to: inHub(ownAddress(given.data.to)) })
  })
}
