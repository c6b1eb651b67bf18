import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inHub } from '../../access/asking.ts'
import * as z from 'zod/mini'
import { DisplayName, joinPath, SignInName } from '#platform/readers/contract.ts'
import { providerPath } from '#platform/readers/contracts/identities.ts'
import { NewPassword } from '#platform/readers/contracts/account.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { demandUncommon } from '../../access/passwords/easily-guessed.ts'
import { readInvitation, takeInvitation } from '../../access/invitations.ts'
import { hashPassword, storePassword } from '../../access/passwords/passwords.ts'
import { addReader } from '../../access/readers.ts'
import type { World } from '../../tools.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { invalidInput } from '../../asking/check.ts'
import { refuse, statusOf } from '../requests/problem-reply.ts'
import type { Entrance } from './entrance.ts'
import type { ProxyNames } from './proxy-header.ts'

const isPublic = { config: { isPublic: true } }

const Joining = z.object({ name: DisplayName, signInName: SignInName, password: NewPassword })
type Field = keyof typeof Joining.shape

interface Asked {
  Params: { secret: string }
  Body: unknown
}

interface Served {
  entrance: Entrance
  /**
   * The names that a proxy gives. If it names people, nobody chooses a name, because it could be
   * that of somebody who has not signed in yet.
   */
  proxyNames: ProxyNames
  /** The name of the identity provider; null if there is none. */
  provider: string | null
}

/** Serves an invitation link: a form by which one person becomes a reader. */
export function serveJoin(
  forms: FastifyInstance,
  world: World,
  { entrance, proxyNames, provider }: Served,
): void {
  const { db, now } = world
  const path = joinPath(':secret')

  forms.get<Asked>(path, isPublic, async (request, reply) => {
    const invitation = await readInvitation(db, request.params.secret, now())
    if (invitation?.state !== 'open') return sendClosed(reply, invitation?.state ?? 'unknown')
    try {
      return sendForm(reply, request.params.secret, { provider, fixedName: fixedName(request) })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return refuse(request, reply, statusOf[error.kind], error.message)
    }
  })

  forms.post<Asked>(path, isPublic, async (request, reply) => {
    const { secret } = request.params
    const form = request.body
    if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'Send the form.')
    const invitation = await readInvitation(db, secret, now())
    if (invitation?.state !== 'open') return sendClosed(reply, invitation?.state ?? 'unknown')
    let fixed: string | null
    try {
      fixed = fixedName(request)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return refuse(request, reply, statusOf[error.kind], error.message)
    }
    if (fixed !== null) form.set('signInName', fixed)
    try {
      const readerId = await join(world, secret, form)
      return await entrance.letIn(request, reply, { readerId, isByHub: false }, '/news-hub')
    } catch (error) {
      if (error instanceof TakenMeanwhile) return sendClosed(reply, 'used')
      if (error instanceof Problem)
        return sendForm(reply, secret, { provider, fixedName: fixed, form, problem: error })
      throw error
    }
  })

  /**
   * The name that the proxy gives; null if the newcomer chooses one. Fails if the proxy names
   * nobody.
   */
  function fixedName(request: FastifyRequest): string | null {
    if (!proxyNames.isAsked) return null
    const name = proxyNames.nameIn(request)
    if (name !== null) return name
    throw new Problem(
      'not-allowed',
      'A proxy says here who somebody is. Open this link by the address at which the proxy answers.',
    )
  }
}

/** The error if somebody else used the same link while the form was open. */
class TakenMeanwhile extends Error {}

async function join({ db, now, announce }: World, secret: string, form: URLSearchParams) {
  const given = z.safeParse(Joining, {
    name: form.get('name') ?? '',
    signInName: form.get('signInName') ?? '',
    password: form.get('password') ?? '',
  })
  if (!given.success) throw invalidInput(given.error.issues)
  const { name, signInName, password } = given.data
  await demandUncommon(password, [name, signInName])
  const hash = await hashPassword(password)
  const readerId = await db.transaction(async (db) => {
    const taken = await takeInvitation(db, secret, now())
    if (taken === null) throw new TakenMeanwhile()
    const readerId = await addReader(db, { name, signInName, role: taken.role }, now())
    await storePassword(db, { readerId, hash }, now())
    return readerId
  })
  await announce({ area: 'readers' })
  return readerId
}

function sendForm(
  reply: FastifyReply,
  secret: string,
  {
    provider,
    fixedName,
    form,
    problem,
  }: {
    provider: string | null
    fixedName: string | null
    form?: URLSearchParams
    problem?: Problem
  },
) {
  reply.header('referrer-policy', 'same-origin')
  const { fields = {} } = problem ?? {}
  const textOf = (field: Field) => form?.get(field)?.slice(0, READERS.passwordCharacters) ?? ''
  const isTold = Object.keys(fields).length > 0
  return sendPlainPage(reply, problem ? statusOf[problem.kind] : 200, {
    title: 'Join',
    hasForm: true,
    body: markup`<h1>You are invited</h1>
      <p>
        This link makes you a reader of this server, with sources, articles and notes of your own. It
        works once.
      </p>
      <form method="post" action="${inHub(joinPath(encodeURIComponent(secret)))}">
        ${problem && !isTold ? errorText('form', problem.message) : null}
        ${field({ id: 'name', label: 'Your name', attributes: markup`autocomplete="name" required autofocus value="${textOf('name')}"`, error: fields['name'] })}
        ${field({
          id: 'signInName',
          label: 'Name to sign in with',
          hint:
            fixedName === null ? 'Such as mira or mira@example.org.' : 'As your proxy names you.',
          attributes: markup`autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="${READERS.signInNameCharacters}" value="${fixedName ?? textOf('signInName')}"${fixedName === null ? null : markup` readonly`}`,
          error: fields['signInName'],
        })}
        ${field({
          id: 'password',
          label: 'Password',
          hint: `At least ${READERS.passwordLeastCharacters} characters. Several words that do not belong together are easy to remember.`,
          attributes: markup`type="password" autocomplete="new-password" required minlength="${READERS.passwordLeastCharacters}" maxlength="${READERS.passwordCharacters}"`,
          error: fields['password'],
        })}
        <button>Join</button>
      </form>
      ${
        provider === null
          ? null
          : markup`<p><a href="${inHub(providerPath)}?invitation=${encodeURIComponent(secret)}">Join with ${provider}</a></p>`
      }`,
  })
}

interface FormField {
  id: Field
  label: string
  hint?: string
  attributes: Markup
  error: string | undefined
}

function field({ id, label, hint, attributes, error }: FormField): Markup {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return markup`<label for="${id}">${label}</label>
    <input id="${id}" name="${id}" ${attributes}${described ? markup` aria-describedby="${described}"` : null}${error ? markup` aria-invalid="true"` : null} />
    ${error ? errorText(`${id}-error`, error) : null}
    ${hint ? markup`<p class="hint" id="${id}-hint">${hint}</p>` : null}`
}

function errorText(id: string, text: string): Markup {
  return markup`<p class="error" role="alert" id="${id}">${text}</p>`
}

const whyClosed = {
  used: 'Somebody has joined by this link already. If that was you, sign in.',
  expired: `It was valid for ${READERS.invitationDays} days. Ask for a new one.`,
  unknown: 'It may have been taken back, or was not copied as a whole. Ask for a new one.',
}

function sendClosed(reply: FastifyReply, why: keyof typeof whyClosed) {
  return sendPlainPage(reply, why === 'unknown' ? 404 : 410, {
    title: 'Invitation',
    body: markup`<h1>This invitation does not work any more</h1>
      <p>${whyClosed[why]}</p>
      <p><a href="${inHub('/sign-in')}">Sign in</a></p>`,
  })
}
