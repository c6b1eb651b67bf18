import { deskOf, sql, type World } from '#server/tools.ts'
import type { Site, SiteReply, SiteRequest, SiteSource } from '#server/second-listener/sites.ts'
import { TriggerRow, triggerColumns } from '../../rows/trigger-rows.ts'
import { formPage, formStyle, wordsPage } from './page.ts'
import { HONEYPOT, readFields, TOKEN, type FormDraft } from './read-fields.ts'
import { takeMessage } from './take-message.ts'
import { drawToken, isTooOld, readToken } from './token.ts'
import { mayCome } from './visits.ts'

/** Serves the forms of triggers at the second port, each as a site of its own. */
export const formSites: SiteSource = {
  async find(world, called) {
    if (!('name' in called) || !called.name.startsWith('trigger-')) return null
    const trigger = await world.db.maybe(
      TriggerRow,
      sql`select ${triggerColumns} from automation_triggers
          where id = ${called.name} and kind = 'form' and deleted_at is null`,
    )
    return trigger?.draft.kind === 'form' ? siteOf(world, trigger, trigger.draft) : null
  },
}

function siteOf(world: World, trigger: TriggerRow, draft: FormDraft): Site {
  return {
    async answer(request) {
      const { method, path } = request
      const isRead = method === 'GET' || method === 'HEAD'
      if (isRead && path === '/style.css')
        return {
          status: 200,
          headers: { 'content-type': 'text/css; charset=utf-8' },
          body: formStyle,
        }
      if (isRead && path === '/thanks')
        return html(200, wordsPage('Thank you', 'Your message was sent.'))
      if (path !== '/') return html(404, wordsPage('Nothing here', 'There is no such page.'))
      if (!trigger.isActive)
        return html(410, wordsPage(draft.title || 'Form', 'This form no longer accepts messages.'))
      if (isRead) return html(200, formPage({ draft, token: newToken() }))
      if (method !== 'POST') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
      return answerMessage(world, trigger, draft, request)
    },
  }

  function newToken() {
    return drawToken(world.secrets, trigger.id, world.now())
  }
}

async function answerMessage(
  world: World,
  trigger: TriggerRow,
  draft: FormDraft,
  { headers, body, client }: SiteRequest,
): Promise<SiteReply> {
  const sent = readSent(headers['content-type'] ?? '', body)
  if (!sent) return html(400, wordsPage('Not sent', 'These are not the fields of this form.'))
  const { secrets } = world
  const now = world.now()
  const { typed, faults, values } = readFields(draft, sent)
  const drawn = readToken(secrets, trigger.id, sent.get(TOKEN) ?? '', now)
  const again = (status: number, more: { faults?: Record<string, string>; notice?: string }) => {
    const token =
      drawn && !isTooOld(drawn) ? (sent.get(TOKEN) ?? '') : drawToken(secrets, trigger.id, now)
    return html(status, formPage({ draft, token, typed, ...more }))
  }
  if (Object.keys(faults).length > 0) return again(422, { faults })
  if (drawn && isTooOld(drawn)) return again(422, { notice: OLD })
  // The visitor is asked to send the form again later.
  if (await world.disk.shortage()) return again(503, { notice: LATER })
  const desk = deskOf(world, trigger.readerId)
  if (!(await mayCome(desk, trigger.id, client))) return again(429, { notice: MANY })
  const message = { values, drawn, honeypot: sent.get(HONEYPOT) ?? '' }
  const taken = await takeMessage(world, trigger, draft, message)
  if (taken === 'too-many') return again(429, { notice: FULL })
  return { status: 303, headers: { location: './thanks', 'cache-control': 'no-store' } }
}

const OLD = 'This page was open for long. Press “Send” once more.'
const LATER = 'The message cannot be taken now. Try again later.'
const MANY = 'You sent several messages within an hour. Try again later.'
const FULL = 'This form takes no more messages this hour. Try again later.'

function readSent(type: string, body: Uint8Array): URLSearchParams | null {
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return null
  }
}

const html = (status: number, body: string): SiteReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  },
  body,
})
