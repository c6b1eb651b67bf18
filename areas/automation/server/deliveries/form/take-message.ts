import * as z from 'zod/mini'
import { deskOf, sql, type Database, type World } from '#server/tools.ts'
import { FORM } from '../../../limits.ts'
import type { TriggerRow } from '../../rows/trigger-rows.ts'
import { digestOf } from '../digest.ts'
import { holdDelivery, takeDelivery } from '../take-delivery.ts'
import type { FormDraft } from './read-fields.ts'
import { spamSigns } from './signs.ts'
import type { Drawn } from './token.ts'

const HOUR_MS = 3_600_000
const ABOUT_CHARACTERS = 120

interface Message {
  values: Record<string, string | number | boolean>
  honeypot: string
  drawn: Drawn | null
}

/**
 * Accepts a message once. A message that looks like spam is held back with the reasons, but its
 * sender receives the usual answer.
 */
export async function takeMessage(
  world: World,
  trigger: TriggerRow,
  draft: FormDraft,
  { values, honeypot, drawn }: Message,
): Promise<'taken' | 'too-many'> {
  const desk = deskOf(world, trigger.readerId)
  const now = world.now()
  const hour = new Date(now.getTime() - HOUR_MS)
  const most = draft.perHour ?? FORM.perHour
  if ((await countSince(desk.db, trigger.id, hour)) >= most) return 'too-many'
  const words = Object.values(values).join('\n')
  const digest = digestOf(words.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  const day = new Date(now.getTime() - 24 * HOUR_MS)
  const equal = await countSince(desk.db, trigger.id, day, digest)
  const signs = spamSigns({ drawn, honeypot, words, equal })
  const message = {
    ...{ id: drawn ? `form/${drawn.nonce}` : null, digest },
    about: words.replaceAll(/\s+/g, ' ').slice(0, ABOUT_CHARACTERS).toWellFormed(),
    words: `Form: ${draft.title || trigger.name}`,
    facts: { fields: values, at: now.toISOString() },
  }
  if (signs.length > 0) {
    await holdDelivery(desk, trigger, message, `It looks like spam: ${signs.join(', ')}`)
    return 'taken'
  }
  const taken = await takeDelivery(world, trigger, message)
  return taken.is === 'too-many' ? 'too-many' : 'taken'
}

async function countSince(db: Database, triggerId: string, since: Date, digest?: string) {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from automation_deliveries where trigger_id = ${triggerId} and state <> 'refused' and at > ${since}
            and ${digest === undefined ? sql`true` : sql`digest = ${digest}`}
          limit ${FORM.mostPerHour}) as counted`,
  )
  return count
}
