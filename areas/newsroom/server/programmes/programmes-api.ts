import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { isZone } from '#server/clock/wall-times.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Podcast, programmes } from '../../contracts/programmes.ts'
import { tell } from '../jobs/make-pieces.ts'
import { scopeOf } from '../jobs/write-job-script.ts'
import { articlesOf } from '../material/subject-articles.ts'
import { jobDraft } from '../jobs/start-jobs.ts'
import { createPodcast, listPodcasts, revokePodcast } from './podcasts.ts'
import { nextPieceAt, readProgramme, readProgrammes, shownProgramme } from './programme-rows.ts'
import { makeEpisode } from './start-programmes.ts'

/** Serves a reader's programmes, and the addresses of their podcasts. */
export function serverProgrammes(desk: Desk): Api<typeof programmes> {
  const { db, readerId, now } = desk

  async function known(id: string) {
    const programme = await readProgramme(db, readerId, id)
    if (!programme) throw gone()
    return programme
  }

  /**
   * Fails if the subject belongs to another reader. The podcast would stay empty, but reveal that
   * the subject exists.
   */
  async function demandOwn(of: Podcast['of']): Promise<void> {
    if (of?.kind === 'programme') await known(of.id)
    if (of?.kind === 'topic' || of?.kind === 'hub') {
      await articlesOf(scopeOf(desk), desk.extensions, { kind: of.kind, id: of.id })
    }
  }

  return {
    async listProgrammes() {
      return (await readProgrammes(db, readerId)).map(shownProgramme)
    },

    async saveProgramme({ id: changed, ...draft }) {
      if (changed !== undefined) await known(changed)
      const id = changed ?? newId('programme')
      // A programme has to pass the same checks as a job.
      jobDraft({ ...draft, id, status: 'queued' })
      const { title, subject, type, format, style, duration, times, keeps, isPaused } = draft
      if (times.kind === 'days' && !isZone(times.zone)) {
        throw new Problem(
          'invalid',
          'There is no such time zone. Choose one such as Europe/Vienna.',
        )
      }
      const { length } = await readProgrammes(db, readerId)
      if (changed === undefined && length >= NEWSROOM.programmes) {
        throw new Problem(
          'conflict',
          `There are ${NEWSROOM.programmes} programmes already. Delete one that is not used any more.`,
        )
      }
      const next = nextPieceAt(times, now())
      await db.run(sql`
        insert into newsroom_programmes (id, reader_id, title, subject, type, format, style, duration, times, keeps,
          is_paused, next_at, last_at, created_at)
        values (${id}, ${readerId}, ${title}, ${JSON.stringify(subject)}, ${type}, ${format}, ${style}, ${duration},
          ${JSON.stringify(times)}, ${keeps}, ${isPaused}, ${next}, ${now()}, ${now()})
        on conflict (id) do update set title = excluded.title, subject = excluded.subject, type = excluded.type,
          format = excluded.format, style = excluded.style, duration = excluded.duration, times = excluded.times,
          keeps = excluded.keeps, is_paused = excluded.is_paused, next_at = excluded.next_at
        where newsroom_programmes.reader_id = ${readerId}`)
      await tell(desk)
      return shownProgramme(await known(id))
    },

    async deleteProgramme({ id }) {
      const { changed } = await db.run(sql`
        delete from newsroom_programmes where id = ${id} and reader_id = ${readerId}`)
      if (changed === 0) throw gone()
      await tell(desk)
    },

    async runProgramme({ id }) {
      await makeEpisode(desk, await known(id))
    },

    listPodcasts: () => listPodcasts(desk),
    async createPodcast(draft) {
      await demandOwn(draft.of)
      const made = await createPodcast(desk, draft)
      await tell(desk)
      return made
    },
    async revokePodcast({ id }) {
      await revokePodcast(desk, id)
      await tell(desk)
    },
  }
}

function gone(): Problem {
  return new Problem('not-found', 'That programme is not there any more.')
}
