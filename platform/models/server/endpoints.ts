import * as z from 'zod/mini'
import {
  forgetCredential,
  keepCredential,
  recordHealth,
  renameCredential,
  sealedCredential,
} from '#platform/connections/server/lends.ts'
import { Time } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { endpointKinds, type Endpoint, type EndpointDraft } from '../contracts/ai-endpoints.ts'
import { endpointRemoval } from './models-changed.ts'
import type { EndpointTrouble } from './trouble.ts'

const MOST_ENDPOINTS = 20
const FIRST_REST_SECONDS = 60
const LONGEST_REST_SECONDS = 30 * 60

const EndpointRow = z.object({
  id: z.string(),
  kind: z.enum(endpointKinds),
  name: z.string(),
  address: z.string(),
  key: z.nullable(z.instanceof(Uint8Array)),
  model: z.string(),
  fastModel: z.string(),
  thoroughModel: z.string(),
  trouble: z.nullable(z.string()),
  restsUntil: z.nullable(Time),
  /**
   * True if the endpoint may be on this machine or in its network. Only owners may use such
   * endpoints, because other readers could probe the network with them.
   */
  mayBePrivate: z.boolean(),
})
/** An endpoint with its encrypted key; it never leaves the server. */
export type EndpointRow = z.infer<typeof EndpointRow>

/** The place of an endpoint's key among the credentials. */
const place = { area: 'models', kind: 'endpoint' } as const

const key = sealedCredential({
  ...place,
  readerId: sql`ai_endpoints.reader_id`,
  subject: sql`ai_endpoints.id`,
})
const columns = sql`id, kind, name, address, ${key} as key, model, fast_model, thorough_model, trouble, rests_until,
  coalesce((select role = 'owner' from readers where readers.id = ai_endpoints.reader_id), false) as may_be_private`

export async function readEndpoints(db: Database, readerId: string): Promise<EndpointRow[]> {
  return db.many(
    EndpointRow,
    sql`select ${columns} from ai_endpoints where reader_id = ${readerId} order by created_at, id`,
  )
}

/** The reader's endpoints with their names and default models, without their keys. */
export async function namedEndpoints(db: Database, readerId: string) {
  const rows = await readEndpoints(db, readerId)
  return rows.map(({ id, name, model }) => ({ id, name, model }))
}

/** An endpoint without its key, for the reader. */
export function shownEndpoint({ key, ...row }: EndpointRow): Endpoint {
  const { mayBePrivate: _mayBePrivate, ...endpoint } = row
  return { ...endpoint, hasKey: key !== null }
}

export async function saveEndpoint(
  { db, secrets, now }: Tools,
  readerId: string,
  draft: EndpointDraft,
): Promise<EndpointRow> {
  const address = checkedAddress(draft.address)
  return db.transaction(async (db) => {
    // The reader's row is locked, so that a simultaneous save cannot combine a new address with an
    // old key.
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const known = await readEndpoints(db, readerId)
    const former = known.find(({ id }) => id === draft.id)
    if (draft.id !== undefined && !former) throw gone()
    if (!former && known.length >= MOST_ENDPOINTS) {
      throw new Problem(
        'invalid',
        `You can have at most ${MOST_ENDPOINTS} endpoints. Remove one first.`,
      )
    }
    const isElsewhere = former && new URL(former.address).origin !== new URL(address).origin
    if (draft.key === undefined && former?.key && isElsewhere) {
      throw new Problem(
        'invalid',
        `Enter the key again: the stored one is only sent to ${new URL(former.address).host}.`,
      )
    }
    const id = draft.id ?? newId('endpoint')
    const { kind, name, model, fastModel, thoroughModel } = draft
    const credential = { ...place, readerId, subject: id }
    if (draft.key === '') await forgetCredential(db, credential)
    else if (draft.key === undefined) await renameCredential(db, credential, name)
    else await keepCredential({ db, secrets, now }, credential, { name, secret: draft.key })
    return db.one(
      EndpointRow,
      sql`insert into ai_endpoints (id, reader_id, kind, name, address, model, fast_model, thorough_model, created_at)
          values (${id}, ${readerId}, ${kind}, ${name}, ${address}, ${model}, ${fastModel}, ${thoroughModel}, ${now()})
          on conflict (id) do update set kind = excluded.kind, name = excluded.name, address = excluded.address,
            model = excluded.model, fast_model = excluded.fast_model,
            thorough_model = excluded.thorough_model, trouble = null, rests_until = null, failures = 0
            where ai_endpoints.reader_id = ${readerId}
          returning ${columns}`,
    )
  })
}

/**
 * Checks an address, which will be shown: it must be http or https, and hold no secret and nothing
 * after the path.
 */
function checkedAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Problem(
      'invalid',
      'Enter the address of an endpoint, such as http://127.0.0.1:11434.',
    )
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Problem(
      'invalid',
      'Leave passwords, ?... and #... out of the address. The key has its own field, where it is stored encrypted.',
    )
  }
  return url.href.replace(/(?<!\/)\/+$/, '')
}

export async function removeEndpoint(
  { db, extensions }: Pick<Tools, 'db' | 'extensions'>,
  readerId: string,
  id: string,
): Promise<void> {
  const removal = extensions(endpointRemoval)
  await db.transaction(async (db) => {
    for (const { lock } of removal) await lock?.(db)
    const { changed } = await db.run(
      sql`delete from ai_endpoints where id = ${id} and reader_id = ${readerId}`,
    )
    if (changed === 0) throw gone()
    await forgetCredential(db, { ...place, readerId, subject: id })
    if ((await readEndpoints(db, readerId)).length > 0) return
    for (const { afterTheLast } of removal) await afterTheLast(db, readerId)
  })
}

function gone(): Problem {
  return new Problem('not-found', 'That endpoint is already gone.')
}

/**
 * Makes an endpoint rest: for as long as it asked for, otherwise longer after each further failure.
 */
export async function backOff(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { id, readerId }: { id: string; readerId: string },
  { message, retryAfterSeconds }: EndpointTrouble,
): Promise<void> {
  await recordHealth({ db, now }, { ...place, readerId, subject: id }, message)
  await db.run(sql`
    update ai_endpoints set trouble = ${message}, failures = failures + 1,
      rests_until = ${now()}::timestamptz + make_interval(secs => coalesce(${retryAfterSeconds}::float8,
        least(${LONGEST_REST_SECONDS}::float8, ${FIRST_REST_SECONDS}::float8 * power(2, least(failures, 10)))))
    where id = ${id}`)
}

export async function markHealthy(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { id, readerId }: { id: string; readerId: string },
): Promise<void> {
  await recordHealth({ db, now }, { ...place, readerId, subject: id }, null)
  await db.run(sql`
    update ai_endpoints set trouble = null, failures = 0, rests_until = null
    where id = ${id} and (trouble is not null or failures > 0)`)
}
