import { modelTasks } from '#platform/models/server/lends.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import type { Kept } from '#server/asking/kept.ts'
import { extend } from '#server/extension-points.ts'
import { rewriting } from '../../contracts/rewriting.ts'
import { contentTask } from './content-task.ts'
import { writeDrafts } from './perform-writing.ts'
import { serverRewriting } from './rewriting-api.ts'

/** Serves the contract for writing with the reader's endpoint. */
export const rewritingKeeper: Kept = {
  contract: rewriting,
  open: serverRewriting,
  about: {
    getWriter: 'The endpoint that writes texts, or why there is none.',
    estimateWriting: 'What a text by the endpoint costs at most.',
    writeByModel: 'Lets the endpoint write a draft; its sources bear out what it states.',
    getWriting: 'How far the endpoint is with a draft.',
    stopWriting: 'Stops the endpoint.',
    rewrite: 'Proposes other words for a part of a text; nothing is saved.',
    translateDraft: 'Adds a translation of a text, whose names, numbers and dates are checked.',
  } satisfies Record<keyof typeof rewriting, string>,
  bodyBytes: { rewrite: 4_000_000 },
}

export const writingParts = [extend(modelTasks, contentTask), extend(runKinds, writeDrafts)]
