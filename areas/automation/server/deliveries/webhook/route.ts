import { Problem } from '#core/problem.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { DELIVERY } from '../../../limits.ts'
import { TriggerRow, triggerColumns } from '../../rows/trigger-rows.ts'
import { HOOKS_PATH } from '../../addresses/addresses.ts'
import { digestOf } from '../digest.ts'
import { noteRefusal, takeDelivery } from '../take-delivery.ts'
import { awaitResponse, type Response } from './await-response.ts'
import { checkHeader, checkSignature, type Proof, type Sent } from './proof.ts'
import { factsOf } from './read-body.ts'
import { openSecret } from '../../addresses/secrets.ts'

/** Takes the calls of other programs that start workflows. */
export const webhookRoute: OpenRoute = {
  who: 'key',
  path: `${HOOKS_PATH}/:trigger`,
  methods: ['POST', 'GET'],
  body: { as: 'bytes', mostBytes: DELIVERY.bytes },
  answersEveryName: true,
  perMinute: DELIVERY.requestsPerMinute,
  async answer(world, asked) {
    const trigger = await world.db.maybe(
      TriggerRow,
      sql`select ${triggerColumns} from automation_triggers
          where id = ${asked.params['trigger'] ?? ''} and kind = 'webhook' and deleted_at is null`,
    )
    if (trigger?.draft.kind !== 'webhook') return refused(404, 'There is no webhook here.')
    return answerCall(world, trigger, asked)
  },
}

async function answerCall(world: World, trigger: TriggerRow, asked: Asked): Promise<Reply> {
  const desk = deskOf(world, trigger.readerId)
  const refuse = async (status: number, reason: string) => {
    await noteRefusal(desk, trigger, reason)
    return refused(status, reason)
  }
  const secret = await openSecret(desk, trigger.id)
  if (secret === null) return refuse(401, 'This webhook has no secret yet.')
  if (asked.method === 'GET' && !takesGet(trigger))
    return refuse(405, 'This webhook takes POST. Switch GET on at its trigger.')
  const input = inputOf(asked)
  const proof = prove(trigger, secret, { headers: asked.headers, body: input }, world.now())
  if ('refused' in proof) return refuse(401, proof.refused)
  if (!trigger.isActive) return refuse(409, 'This trigger is switched off.')
  // The status 503 makes senders repeat the delivery later.
  if (await world.disk.shortage())
    return refused(503, 'The disk is full. Deliver this again later.')

  let facts: unknown
  try {
    facts = factsOf(asked)
  } catch (error) {
    if (error instanceof Problem) return refuse(400, error.message)
    throw error
  }
  const digest = digestOf(input)
  const taken = await takeDelivery(world, trigger, {
    ...{ id: proof.id, digest, facts },
    about: aboutOf(proof.id, input.byteLength),
    words: `Webhook: ${trigger.name}`,
  })
  if (taken.is === 'too-many')
    return refused(429, 'Too many deliveries. Deliver this again in a minute.', {
      'retry-after': '60',
    })
  if (taken.is === 'repeated') return said(200, { status: 'repeated' })
  const response = await awaitResponse(world, desk, taken.runs)
  return response ? responded(response) : said(202, { status: 'accepted', runs: taken.runs.length })
}

const takesGet = ({ draft }: TriggerRow) => draft.kind === 'webhook' && draft.takesGet === true

/** The signed part of a call. For a GET, that is its query. */
const inputOf = ({ method, search, body }: Asked): Uint8Array =>
  method === 'GET' ? Buffer.from(search) : body.bytes

function prove({ draft }: TriggerRow, secret: string, sent: Sent, now: Date): Proof {
  return draft.kind === 'webhook' && draft.proof === 'header'
    ? checkHeader(secret, sent)
    : checkSignature(secret, sent, now)
}

function aboutOf(id: string | null, bytes: number): string {
  const size = `${bytes.toLocaleString('en')} bytes`
  return id?.startsWith('id/') ? `${id.slice('id/'.length)}, ${size}` : size
}

const said = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  type: 'application/json',
  status,
  headers,
  body: JSON.stringify(body),
})

function refused(status: number, detail: string, headers: Record<string, string> = {}): Reply {
  return { ...said(status, { status, detail }, headers), type: 'application/problem+json' }
}

/**
 * Sends text as plain text and anything else as JSON, neither of which a browser displays as a web
 * page.
 */
function responded({ status, body }: Response): Reply {
  if (status === 204 || status === 304) return { type: 'text/plain', status, body: '' }
  return typeof body === 'string'
    ? { type: 'text/plain; charset=utf-8', status, body }
    : said(status, body)
}
