import * as z from 'zod/mini'
import { NEWSROOM } from '#core/limits.ts'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { ProgrammeTimes } from '../contracts/programmes.ts'
import { VoiceSettings } from '../contracts/voices.ts'
import { jobTypes } from '../job-options.ts'
import { Subject } from '../subject.ts'
import { jobStates, StoredScript } from './pieces/job-rows.ts'
import { Timing } from './pieces/piece-rows.ts'

/** Jobs, pieces, programmes and their settings, with the checks of an archive. */
export const newsroomArchive: ArchivePart = {
  tables: {
    newsroom_programmes: {
      columns: {
        ...{ id: name, reader_id: name, title: words, subject: shaped(Subject) },
        ...{ type: oneOf(jobTypes), format: name, style: name, duration: name },
        ...{ times: shaped(ProgrammeTimes), trouble: words },
      },
    },
    newsroom_jobs: {
      columns: {
        ...{
          id: name,
          reader_id: name,
          type: oneOf(jobTypes),
          title: words,
          format: name,
          style: name,
        },
        ...{ duration: name, subject: shaped(Subject), source_module: words, programme_id: name },
        ...{ state: oneOf(jobStates), script: shaped(StoredScript), step: words },
      },
    },
    newsroom_pieces: {
      columns: {
        ...{ job_id: name, reader_id: name, hash: name, media_type: name, cover: name },
        ...{ timing: shaped(Timing), voices: words },
      },
    },
    newsroom_settings: {
      columns: { reader_id: name, settings: shaped(z.partial(VoiceSettings)) },
    },
  },
  media: [
    {
      pattern: /^media\/pieces\/[\da-f]{2}\/[\da-f]{64}$/,
      mostBytes: NEWSROOM.bytes,
      problemOf: () => null,
    },
  ],
  async settle(db) {
    // Podcast addresses are not archived. This server keeps its own, except those of readers whom
    // the archive does not contain.
    await db.run(sql`delete from newsroom_podcasts where reader_id not in (select id from readers)`)
  },
}
