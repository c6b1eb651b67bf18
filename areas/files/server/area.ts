import type { Area } from '#server/area.ts'
import { pause } from '#server/pause.ts'
import type { Tools } from '#server/tools.ts'
import { files } from '../contract.ts'
import { serverFiles } from './api.ts'
import { fileDocument } from './file-document.ts'
import { sweepContents } from './sweep-contents.ts'

const SWEEP_EVERY_MS = 6 * 60 * 60_000

/** Files that readers upload, for any area. */
export const filesArea: Area = {
  contract: files,
  open: serverFiles,
  jobs: [],
  work: sweepForever,
  documents: [fileDocument],
  about: {
    listFiles: 'The files that were uploaded, the newest first.',
    getUsage: 'The room that they take, and how much they may.',
    deleteFile: 'Deletes an uploaded file; what was read in it stays.',
  } satisfies Record<keyof typeof files, string>,
}

async function sweepForever(tools: Tools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Nothing waits for it, and a folder that cannot be read today may be read tomorrow.
    await sweepContents(tools).catch((error) =>
      tools.log.warn({ err: error }, 'Could not delete contents that no file has'),
    )
    await pause(SWEEP_EVERY_MS, signal)
  }
}
