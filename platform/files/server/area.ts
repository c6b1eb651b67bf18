import { managedAccounts } from '#platform/connections/server/lends.ts'
import { storeAsAccount } from './managed-store.ts'
import { readerRemoved } from '#server/access/remove-reader.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { extend } from '#server/extension-points.ts'
import { job, sql } from '#server/tools.ts'
import { files } from '../contract.ts'
import { serverFiles } from './api.ts'
import { filesArchive } from './archive-part.ts'
import { fileDocument } from './file-document.ts'
import { sweepContents } from './sweep-contents.ts'
import { uploadRoute } from './uploads/upload-route.ts'
import { forgetOldUploads, uploadsKeeper } from './uploads/uploads-api.ts'

const filesKeeper: Kept = {
  contract: files,
  open: serverFiles,
  about: {
    listFiles: 'The files that were uploaded, the newest first.',
    getUsage: 'The room that they take, and how much they may.',
    deleteFile: 'Deletes an uploaded file; what was read in it stays.',
  } satisfies Record<keyof typeof files, string>,
}

/** Deletes contents that no file uses. */
const sweep = job<object>('files/sweep', async (world) => void (await sweepContents(world)))

/** Files that readers upload, for any area. */
export const server: ServerArea = {
  keeps: [filesKeeper, uploadsKeeper],
  jobs: [sweep, forgetOldUploads],
  schedules: [
    { job: sweep, every: '6 hours' },
    { job: forgetOldUploads, every: '1 hour' },
  ],
  routes: [fileDocument, uploadRoute()],
  archive: filesArchive,
  extends: [
    extend(managedAccounts, storeAsAccount),
    extend(readerRemoved, async (world) => {
      await world.db.run(
        sql`delete from files_uploads where reader_id not in (select id from readers)`,
      )
      // A failing store must not prevent the deletion of a reader; the contents are then deleted by
      // the sweep within hours.
      await sweepContents(world).catch((error: unknown) =>
        world.log.warn({ err: error }, 'Files of a removed reader could not be deleted yet'),
      )
    }),
  ],
}
