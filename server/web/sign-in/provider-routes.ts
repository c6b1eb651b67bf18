import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inHub } from '../../access/asking.ts'
import * as z from 'zod/mini'
import { DisplayName, foldName, SignInName } from '#platform/readers/contract.ts'
import { providerPath } from '#platform/readers/contracts/identities.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { connectIdentity, findByIdentity } from '../../access/identities.ts'
import { readInvitation, takeInvitation } from '../../access/invitations.ts'
import { askToRead, tellOfNewcomer } from '../../access/newcomers.ts'
import { addReader, lockReaders, readerNamed } from '../../access/readers.ts'
import { spendChallenge } from '../../access/challenges.ts'
import type { Database, World } from '../../tools.ts'
import { keptCookie } from '../cookies.ts'
import { hubOf, type IsHttps } from '../is-https.ts'
import { markup } from '#core/pages/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { statusOf } from '../requests/problem-reply.ts'
import { ownAddress, type Entrance } from './entrance.ts'
import { SignInState, type Person, type Provider } from '../../access/open-provider.ts'

const isPublic = { config: { isPublic: true } }
const MINUTES_A_DAY = 24 * 60
const backPath = `${providerPath}/answer`

/** Values in a cookie of the browser, encrypted so that nobody else can write or read them. */
const Ticket = z.extend(SignInState, {
  expiresAt: z.number(),
  to: z.string(),
  /** The secret of the invitation that is being accepted; null if there is none. */
  invitation: z.nullable(z.string()),
  /** The reader who connects an account at the provider; null in a sign-in. */
  connects: z.nullable(z.string()),
})
type Ticket = z.infer<typeof Ticket>

interface Served {
  tools: World
  entrance: Entrance
  provider: Provider
  /**
   * True if an unknown person becomes a reader at once; 'ask' if an owner decides; false if unknown
   * people are refused.
   */
  createsReaders: boolean | 'ask'
  isHttps: IsHttps
}

/**
 * Serves the redirects to an identity provider and back: to sign in, to accept an invitation, or to
 * connect an account.
 */
export function serveProvider(
  app: FastifyInstance,
  { tools, entrance, provider, createsReaders, isHttps }: Served,
): void {
  const { db, secrets } = tools
  const kept = keptCookie({
    name: 'synthwire_provider',
    days: READERS.challengeMs / 60_000 / MINUTES_A_DAY,
    most: 1,
    isHttps,
  })
  // The provider redirects to the host that the browser used, because the cookie is for that host.
  const hubNamed = (request: FastifyRequest) => hubOf(request, isHttps)

  app.get<{ Querystring: URLSearchParams }>(providerPath, isPublic, async (request, reply) => {
    const { query } = request
    try {
      const connects = query.has('connect')
        ? ((await entrance.sessionOf(request))?.readerId ?? null)
        : null
      const { address, leaving } = await provider.leave(hubNamed(request) + backPath)
      const ticket: Ticket = {
        ...leaving,
        expiresAt: tools.now().getTime() + READERS.challengeMs,
        to: ownAddress(query.get('to')),
        invitation: query.get('invitation')?.slice(0, READERS.signInNameCharacters) ?? null,
        connects,
      }
      const sealed = Buffer.from(secrets.seal(JSON.stringify(ticket))).toString('base64url')
      return await reply.header('set-cookie', kept.write(request, sealed)).redirect(address, 303)
    } catch (error) {
      return sendTrouble(reply, error)
    }
  })

  app.get(backPath, isPublic, async (request, reply) => {
    // The cookie is deleted, because this answer ends the attempt in any case.
    reply.header('set-cookie', kept.write(request, ''))
    try {
      const ticket = await takeTicket(kept.readAll(request)[0] ?? '')
      const person = await provider.comeBack(new URL(hubNamed(request) + request.url), ticket)
      if (ticket.connects !== null) {
        await connect(request, ticket.connects, person)
        return await reply.redirect('/news-hub/settings', 303)
      }
      const readerId = await readerOf(person, ticket)
      await tools.announce({ area: 'readers' })
      return await entrance.letIn(request, reply, { readerId, isByHub: false }, ticket.to, [
        kept.write(request, ''),
      ])
    } catch (error) {
      return sendTrouble(reply, error)
    }
  })

  async function takeTicket(sealed: string): Promise<Ticket> {
    const ticket = openTicket(sealed)
    const now = tools.now()
    const leftMs = (ticket?.expiresAt ?? 0) - now.getTime()
    const isOurs = ticket !== null && leftMs > 0 && leftMs <= READERS.challengeMs
    if (isOurs && (await db.transaction((db) => spendChallenge(db, ticket.state, now))))
      return ticket
    throw new Problem(
      'not-allowed',
      'This was not begun in this browser, took too long, or was answered already. Start again.',
    )
  }

  function openTicket(sealed: string): Ticket | null {
    try {
      const read = z.safeParse(Ticket, JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'))))
      return read.success ? read.data : null
    } catch {
      return null
    }
  }

  async function connect(request: FastifyRequest, readerId: string, person: Person): Promise<void> {
    const session = await entrance.sessionOf(request)
    if (session?.readerId !== readerId)
      throw new Problem('not-allowed', 'Another reader has signed in since. Start again.')
    await connectIdentity(db, readerId, person, tools.now())
    await tools.announce({ area: 'readers' })
  }

  /**
   * The reader who signs in, found or created. People are handled one after another, so that
   * returning twice creates one reader.
   */
  async function readerOf(person: Person, ticket: Ticket): Promise<string> {
    const known = await knownOrMade(person, ticket)
    if (known !== null) return known
    const by = { identity: person }
    return askToRead(tools, { name: shownName(person), namedBy: provider.name, by })
  }

  /**
   * The reader of a person, created if allowed; null if the person has to ask an owner. Fails for
   * an unknown person who may do neither.
   */
  function knownOrMade(person: Person, { invitation }: Ticket): Promise<string | null> {
    return db.transaction(async (db) => {
      await lockReaders(db)
      const known = await findByIdentity(db, person, tools.now())
      if (known !== null) return known
      const role = invitation === null ? null : await roleOf(db, invitation)
      if (role === null && createsReaders === 'ask') return null
      if (role === null && !createsReaders) {
        throw new Problem(
          'not-allowed',
          `No reader of this server is connected with ${person.label}. Ask its owner for an invitation, or sign in otherwise and connect it under Settings.`,
        )
      }
      const made = { ...(await namesOf(db, person)), role: role ?? ('reader' as const) }
      const readerId = await addReader(db, made, tools.now())
      await connectIdentity(db, readerId, person, tools.now())
      if (role === null) {
        const { name } = made
        await tellOfNewcomer(tools, db, {
          ...{ id: readerId, name, namedBy: provider.name, asks: false },
        })
      }
      return readerId
    })
  }

  async function roleOf(db: Database, secret: string) {
    const open = await readInvitation(db, secret, tools.now())
    const taken = open?.state === 'open' ? await takeInvitation(db, secret, tools.now()) : null
    if (taken !== null) return taken.role
    throw new Problem('not-allowed', 'This invitation does not work any more. Ask for a new one.')
  }

  function sendTrouble(reply: FastifyReply, error: unknown) {
    if (!(error instanceof Problem)) throw error
    tools.log.info({ reason: (error.cause as Error | undefined)?.message }, error.message)
    return sendPlainPage(reply, statusOf[error.kind], {
      title: 'Sign in',
      body: markup`<h1>That did not work</h1>
        <p>${error.message}</p>
        <p><a href="${inHub('/sign-in')}">Sign in</a></p>`,
    })
  }
}

function shownName({ name }: Person): string {
  const shown = z.safeParse(DisplayName, name)
  return shown.success ? shown.data : 'Reader'
}

/**
 * The names of a new reader. A taken or invalid sign-in name is left out, because it is optional.
 */
async function namesOf(db: Database, person: Person) {
  const wanted = z.safeParse(SignInName, person.label)
  const isFree = wanted.success && (await readerNamed(db, foldName(wanted.data))) === null
  return { name: shownName(person), signInName: isFree ? wanted.data : null }
}
