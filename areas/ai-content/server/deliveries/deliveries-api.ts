import { ActionFailed } from '#platform/connections/server/lends/actions.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { toMarkdown } from '#server/cited-text/to-markdown.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { deliveries, Delivery, Wish } from '../../contracts/deliveries.ts'
import { DELIVERIES } from '../../limits.ts'
import { readSourcesNow } from '../drafts/current-sources.ts'
import { citedDraft } from '../exporting/cited-draft.ts'
import { demandDraft, demandVersion, readBrief } from '../rows/draft-rows.ts'
import { toAccount, toMail, toSite, type Arrived } from './carry-out.ts'
import {
  demandDelivery,
  MAY_HAVE_ARRIVED,
  findDeliveries,
  insertDelivery,
  takeUp,
  toldDelivery,
  type DeliveryRow,
} from './delivery-rows.ts'
import { followStatus } from './follow-status.ts'
import { withoutMailHeads } from './mail-heads.ts'
import { outgoingText } from './outgoing-text.ts'

/** Deliveries of a reader's texts. */
export function serverDeliveries(desk: Desk): Api<typeof deliveries> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'ai-content' })

  /** Makes the newest text as it would be delivered. */
  async function outgoing(draft: string, withNotes: boolean) {
    const { version, author } = await demandDraft(desk, draft)
    const { text } = await demandVersion(desk, draft, version)
    const { language, name } = await readBrief(desk, draft)
    const out = outgoingText(text, withNotes, await readSourcesNow(desk, draft, text))
    const { text: sent, heads } = withoutMailHeads(out.text)
    const cited = citedDraft(sent, { language, isPublic: true })
    return { ...out, author, cited, mailed: { ...heads, language, name } }
  }
  type Outgoing = Awaited<ReturnType<typeof outgoing>>

  /**
   * Makes the newest text as it is delivered. Fails if the reader has not confirmed its question.
   */
  async function demandOutgoing(draft: string, { withNotes, isConfirmed }: Wish) {
    const out = await outgoing(draft, withNotes)
    if (out.question !== null && !isConfirmed) throw new Problem('conflict', out.question)
    return out
  }

  async function carryOut(row: DeliveryRow, wish: Wish, out: Outgoing): Promise<Delivery> {
    const { draftId } = row
    const { cited, leftOut, author, mailed } = out
    const { destination } = wish
    let arrived: Arrived | null = null
    let error: string | null = null
    try {
      if (destination.way === 'post')
        arrived = await toSite(desk, row, destination, cited, { author, language: mailed.language })
      else if (destination.way === 'mail')
        arrived = await toMail(desk, row, destination, cited, mailed)
      else arrived = await toAccount(desk, row, destination, cited)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      error = failureWords(cause).slice(0, DELIVERIES.errorCharacters)
    }
    await desk.db.transaction(async (db) => {
      await db.run(sql`
        update ai_content_deliveries set state = ${arrived ? 'sent' : 'failed'}, error = ${error},
          target = coalesce(${arrived?.to ?? null}, target), link = ${arrived?.link ?? null},
          is_public = ${arrived?.isPublic ?? false}, left_out = ${leftOut}
        where id = ${row.id} and reader_id = ${readerId}`)
      await followStatus(desk, db, draftId)
    })
    await tell()
    return toldDelivery(await demandDelivery(desk, row.id, now()))
  }

  return {
    async listDeliveries({ draft }) {
      await demandDraft(desk, draft)
      const rows = await findDeliveries(desk, sql`draft_id = ${draft}`, now())
      return { deliveries: rows.map(toldDelivery) }
    },

    async previewDelivery({ draft, withNotes }) {
      const { cited, leftOut, question } = await outgoing(draft, withNotes)
      return { title: cited.title, markdown: toMarkdown(cited), leftOut, question }
    },

    async deliver({ draft, key, ...wish }) {
      const out = await demandOutgoing(draft, wish)
      const id = newId('delivery')
      const { way } = wish.destination
      const isNew = await insertDelivery(
        desk,
        {
          id,
          draft,
          key,
          way,
          state: 'sending',
          wish,
          to: nameOf(wish.destination),
          isPublic: false,
        },
        now(),
      )
      const [row] = await findDeliveries(
        desk,
        isNew ? sql`id = ${id}` : sql`draft_id = ${draft} and key = ${key}`,
        now(),
      )
      return isNew ? carryOut(row!, wish, out) : toldDelivery(row!)
    },

    async retryDelivery({ delivery }) {
      const row = await demandDelivery(desk, delivery, now())
      if (row.state !== 'failed')
        throw new Problem('conflict', 'Only a failed delivery can be tried again.')
      const { wish, draftId } = row
      if (wish === null)
        throw new Problem('conflict', 'This delivery was only recorded. Deliver the text again.')
      const out = await demandOutgoing(draftId, wish)
      if (!(await takeUp(desk, row, now())))
        throw new Problem('conflict', 'This delivery is being tried already.')
      return carryOut({ ...row, state: 'sending' }, wish, out)
    },

    async recordDelivery({ draft, way, version }) {
      await recordDelivery(desk, draft, way, version)
      await tell()
    },
  }
}

/**
 * Says why a delivery failed, field by field if the problem has fields, and if the text may have
 * arrived anyway.
 */
function failureWords(problem: Problem): string {
  const fields = Object.entries(problem.fields ?? {}).map(([name, why]) => `${name}: ${why}`)
  const isUnsure = problem instanceof ActionFailed && problem.mayHaveHappened
  return [
    ...(fields.length === 0 ? [problem.message] : [`${fields.join('. ')}.`]),
    ...(isUnsure ? [MAY_HAVE_ARRIVED] : []),
  ].join(' ')
}

function nameOf(destination: { way: string; to?: string }): string {
  if (destination.way === 'post') return 'A site'
  return destination.way === 'mail' ? destination.to || 'Your own address' : 'An account'
}

/** Counts a public copy or file of a draft as published; each version counts once. */
export async function recordDelivery(
  desk: Desk,
  draft: string,
  way: 'copy' | 'export',
  version: number,
): Promise<void> {
  const { readerId, now } = desk
  await demandDraft(desk, draft)
  await desk.db.transaction(async (db) => {
    const to = way === 'copy' ? 'Copied' : 'Exported as a file'
    const wish = { ...{ id: newId('delivery'), draft, key: `${way}/${version}`, way }, to }
    const isNew = await insertDelivery(
      { db, readerId },
      { ...wish, state: 'sent', wish: null, isPublic: true },
      now(),
    )
    if (isNew) await followStatus(desk, db, draft)
  })
}
