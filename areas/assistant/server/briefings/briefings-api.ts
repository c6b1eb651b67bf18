import * as z from 'zod/mini'
import { jobDraft } from '#areas/newsroom/server/lends.ts'
import { sendMailNow, subscribeAgain } from '#platform/notifications/server/lends.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { BRIEFINGS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { isZone } from '#server/clock/wall-times.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { briefingJob } from '../../briefing-options.ts'
import { briefings, type BriefingDraft, type SentTo } from '../../contracts/briefings.ts'
import { listBriefings, readBriefing, type BriefingRow } from './briefing-rows.ts'
import { nextDue } from './due-times.ts'
import { listMessages } from './list-messages.ts'
import { briefingList, mailOf, queueToAll, recapOf, startPiece } from './send-briefing.ts'
import { tellBriefings } from './send-waiting.ts'

/** The furthest day for a briefing that is delivered once, counted from today. */
export const FURTHEST_DAYS = 366
const DAY_MS = 24 * 3_600_000

export function serverBriefings(desk: Desk): Api<typeof briefings> {
  const { db, readerId, now } = desk

  async function known(id: string): Promise<BriefingRow> {
    const briefing = await readBriefing(db, readerId, id)
    if (!briefing) throw gone()
    return briefing
  }

  return {
    listBriefings: () => listBriefings(db, readerId),

    async saveBriefing({ id: changed, ...draft }) {
      const former = changed === undefined ? null : await known(changed)
      demandUse(draft)
      const next = demandTime(draft, now())
      const id = former?.id ?? newId('briefing')
      await db.transaction(async (db) => {
        await db.run(sql`select from readers where id = ${readerId} for no key update`)
        if (!former) await demandRoom({ ...desk, db })
        const json = (value: object | null) => value && JSON.stringify(value)
        // Counts delivery times from now, so that nothing is sent late when the times change or a
        // pause ends.
        await db.run(sql`
          insert into assistant_briefings (id, reader_id, title, subject, span, times, channels, piece, when_empty,
            is_paused, next_at, last_due_at, created_at)
          values (${id}, ${readerId}, ${draft.title}, ${json(draft.subject)}::jsonb, ${draft.span},
            ${json(draft.times)}::jsonb, ${[...new Set(draft.channels)]}, ${json(draft.piece)}::jsonb, ${draft.whenEmpty},
            ${draft.isPaused}, ${next}, ${now()}, ${now()})
          on conflict (id) do update set title = excluded.title, subject = excluded.subject, span = excluded.span,
            times = excluded.times, channels = excluded.channels, piece = excluded.piece,
            when_empty = excluded.when_empty, is_paused = excluded.is_paused, next_at = excluded.next_at,
            last_due_at = excluded.last_due_at
          where assistant_briefings.reader_id = ${readerId}`)
        if (draft.channels.includes('email'))
          await subscribeAgain({ db }, readerId, briefingList(id))
      })
      await tellBriefings(desk)
      const [saved] = await listBriefings(db, readerId, id)
      if (!saved) throw gone()
      return saved
    },

    async deleteBriefing({ id }) {
      const { changed } = await db.run(sql`
        update assistant_briefings set deleted_at = ${now()}
        where id = ${id} and reader_id = ${readerId} and deleted_at is null`)
      if (changed === 0) throw gone()
      await tellBriefings(desk)
    },

    async restoreBriefing({ id }) {
      const deleted = await db.maybe(
        z.object({ id: z.string() }),
        sql`update assistant_briefings set deleted_at = null, last_due_at = ${now()}, next_at = ${now()}
            where id = ${id} and reader_id = ${readerId} and deleted_at is not null returning id`,
      )
      if (!deleted) throw gone()
      await tellBriefings(desk)
    },

    async sendBriefing({ id }) {
      const sent = await sendNow(desk, await known(id))
      await tellBriefings(desk)
      return sent
    },

    listMessages: ({ before }) => listMessages(db, readerId, before ?? null),

    async markSeen() {
      await db.run(sql`
        update assistant_sendings set seen_at = ${now()}
        where reader_id = ${readerId} and is_in_panel and seen_at is null`)
      await tellBriefings(desk)
    },
  }
}

/** Delivers a briefing now, even without news, and returns the result for each destination. */
async function sendNow(desk: Desk, briefing: BriefingRow): Promise<SentTo[]> {
  const { db, readerId, now } = desk
  const sending = newId('sending')
  const recap = await recapOf(desk, briefing)
  const sent: SentTo[] = []
  const isInPanel = briefing.channels.includes('panel')
  const job = await startPiece(desk, briefing, recap, sending)
  await db.run(sql`
    insert into assistant_sendings (id, reader_id, briefing_id, due_key, name, state, created_at, recap, job_id, is_in_panel)
    values (${sending}, ${readerId}, ${briefing.id}, ${sending}, ${briefing.title}, 'sent', ${now()},
      ${JSON.stringify(recap)}::jsonb, ${job}, ${isInPanel})`)
  if (isInPanel) sent.push({ to: 'panel', isSent: true, words: 'It is in the panel.' })
  if (briefing.channels.includes('email')) sent.push(await mailNow(desk, briefing, recap, sending))
  if (briefing.channels.includes('push'))
    sent.push(await queueToAll(desk, briefing, recap, sending))
  if (briefing.piece)
    sent.push({
      to: 'piece',
      isSent: job !== null,
      words: job === null ? 'There is nothing new to make a piece of.' : 'It is in the queue.',
    })
  return sent
}

async function mailNow(...[desk, ...what]: Parameters<typeof mailOf>): Promise<SentTo> {
  try {
    const { error, answer } = await sendMailNow(desk, mailOf(desk, ...what))
    const said = answer === null ? '' : ` The server answered: ${answer}`
    return { to: 'email', isSent: error === null, words: `${error ?? 'Sent.'}${said}` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { to: 'email', isSent: false, words: error.message }
  }
}

function demandUse({ channels, piece, subject }: BriefingDraft): void {
  if (channels.length === 0 && piece === null)
    throw new Problem('invalid', 'Choose where the briefing goes, or a piece to be made of it.')
  // The piece of a briefing has to pass the checks of a newsroom job.
  if (piece)
    jobDraft({
      ...{ id: 'briefing', title: '', type: piece.type, subject, status: 'queued' },
      ...briefingJob(piece),
    })
}

/** The first time at which the briefing is due. Throws a `Problem` if it has none within a year. */
function demandTime({ times }: BriefingDraft, now: Date): string | null {
  if (!isZone(times.zone))
    throw new Problem('invalid', 'There is no such time zone. Choose one such as Europe/Vienna.')
  const next = nextDue(times, now)
  if (next === null) throw new Problem('invalid', 'That time has passed. Choose a later one.')
  if (next.getTime() - now.getTime() > FURTHEST_DAYS * DAY_MS)
    throw new Problem('invalid', 'Choose a day within a year.')
  return next.toISOString()
}

async function demandRoom({ db, readerId }: Desk): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from assistant_briefings
        where reader_id = ${readerId} and deleted_at is null`,
  )
  if (count >= BRIEFINGS.schedules)
    throw new Problem(
      'conflict',
      `There are ${BRIEFINGS.schedules} scheduled briefings already. Delete one that is not used any more.`,
    )
}

function gone(): Problem {
  return new Problem('not-found', 'That briefing is not there any more.')
}

export const briefingsKeeper: Kept = {
  contract: briefings,
  open: serverBriefings,
  about: {
    listBriefings:
      'The scheduled briefings: what each tells, when, where to, and how the last one went.',
    saveBriefing: 'Adds a scheduled briefing, or changes the one with that id.',
    deleteBriefing: 'Deletes a scheduled briefing; it can be restored for a day.',
    restoreBriefing: 'Restores a deleted briefing.',
    sendBriefing: 'Delivers a briefing now, and says what became of it in each place.',
    listMessages:
      'Briefings that were delivered into the panel, the newest first, a page at a time.',
    markSeen: 'Marks the delivered briefings as seen.',
  } satisfies Record<keyof typeof briefings, string>,
}
