import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { inHub } from '#server/access/asking.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { playing } from '../../contracts/playing.ts'
import { textOf } from '../text/text-of.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { recordingsOfOthers } from './recordings-of-others.ts'
import { finishedPiece, playingPiece } from './read-piece.ts'

/** Serves the finished pieces of a reader. */
export function serverPlaying(desk: Desk): Api<typeof playing> {
  const { db, readerId, now } = desk
  const gone = () => new Problem('not-found', 'That piece is not there any more.')
  const othersWith = (id: string) =>
    desk.extensions(recordingsOfOthers).find((others) => others.has(id))
  return {
    async getPiece({ id }) {
      return (await othersWith(id)?.getPiece(desk, id)) ?? playingPiece(desk, id)
    },

    async getBeside(wanted) {
      const beside = await othersWith(wanted.id)?.getBeside(desk, wanted)
      if (!beside) throw gone()
      return beside
    },

    async getText({ id }) {
      const { job, script, piece } = await finishedPiece(desk, id)
      return {
        ...{ id, title: job.title, language: script.language },
        completedAt: piece.completedAt,
        sections: textOf(script, { isList: job.format === 'bullet' }).sections.map(
          ({ title, paragraphs }) => ({
            title,
            paragraphs: paragraphs.map((sentences) =>
              sentences.map(({ text, citations, passages }) => ({
                ...{ text, sources: [...citations], citations: [...passages] },
              })),
            ),
          }),
        ),
        sources: script.sources.map((source) => ({ ...source, link: openLink(source.link) })),
        isKept: piece.isKept,
        exports: {
          markdown: inHub(`${PIECES_PATH}/${id}/text.md`),
          html: inHub(`${PIECES_PATH}/${id}/text.html`),
          docx: inHub(`${PIECES_PATH}/${id}/text.docx`),
        },
      }
    },

    async keepPiece({ id, isKept }) {
      const { changed } = await db.run(sql`
        update newsroom_pieces set is_kept = ${isKept} where job_id = ${id} and reader_id = ${readerId}`)
      if (changed === 0) throw gone()
      await desk.announce({ area: 'generation' })
    },

    async savePosition(place) {
      const { id, seconds, isFinished } = place
      const others = othersWith(id)
      if (others) return others.savePosition(desk, place)
      const { changed } = await db.run(sql`
        update newsroom_pieces set position = ${isFinished ? 0 : seconds},
          heard_at = case when ${isFinished} then ${now()} else heard_at end
        where job_id = ${id} and reader_id = ${readerId}`)
      if (changed === 0) throw gone()
    },
  }
}
