import { fileKinds } from '#platform/files/server/lends.ts'
import { notesFile } from './importing/import-api.ts'
import { actionParts } from '#platform/actions/server/lends.ts'
import { noteActions } from '../contracts/actions.ts'
import { keepsArticles } from '#areas/articles/server/lends/keeping.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { goneOverPage } from '#server/web/pages/gone-over-page.ts'
import { notesArchive } from './archive-part.ts'
import { keepsAnchored } from './highlights/keeps-anchored.ts'
import { noteExport } from './exporting/export-documents.ts'
import { noteKeepers } from './keepers.ts'
import { goneNote } from './notes/gone-note.ts'
import { indexNotes } from './notes/note-texts.ts'
import { sweepNotes } from './notes/sweep-notes.ts'

/** Readers' notes, and the passages that they highlight. */
export const server: ServerArea = {
  archive: notesArchive,
  keeps: noteKeepers,
  jobs: [sweepNotes, indexNotes],
  schedules: [
    { job: sweepNotes, every: '1 hour' },
    { job: indexNotes, every: '1 minute' },
  ],
  routes: [noteExport],
  extends: [
    extend(actionParts, ...Object.values(noteActions)),
    extend(fileKinds, notesFile),
    extend(keepsArticles, keepsAnchored),
    extend(goneOverPage, goneNote),
  ],
}
