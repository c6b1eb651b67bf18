import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { RunAtWork, RunKind } from '#platform/runs/server/lends.ts'
import { isOwner } from '#server/access/readers.ts'
import type { World } from '#server/tools.ts'
import { SentenceDownload } from '../../contracts/sentence-model.ts'
import { tellModelsChanged } from '../models-changed.ts'
import { fetchRuntime } from './fetch-runtime.ts'
import { download, readFromFolder, sha256, writeFiles, type ModelFiles } from './model-files.ts'
import { sentenceFolder } from './open-sentence-model.ts'
import { endSentenceModel, runSentenceModel } from './sentence-process.ts'
import { sentenceModelName, storeSentenceModel } from './sentence-model-row.ts'

const Input = z.union([z.object({ folder: z.string() }), z.object({ download: SentenceDownload })])
type Input = z.infer<typeof Input>

/** The subject of these runs. It is always the same, so that a reader has only one at a time. */
export const SET_UP = 'sentence-model'
/** The shortest time between two reports of progress. */
const REPORT_EVERY_MS = 1000

/**
 * Gets the runtime and the model, tries both, and puts them into use. Until both have worked, the
 * former model stays in use.
 */
export const setUpSentenceModel: RunKind<Input> = {
  area: 'models',
  kind: 'set-up-sentence-model',
  input: Input,
  async perform(tools, run) {
    const folder = 'folder' in run.input ? run.input.folder : null
    const all = sentenceFolder(tools)
    await mkdir(all, { recursive: true })
    await run.reportProgress({ step: 'Getting the runtime' })
    const offline = folder ?? undefined
    const runtime = await fetchRuntime(all, { offline, signal: run.signal })
    const aside = await run.folder()
    try {
      const files = await getFiles(tools, run)
      await writeFiles(aside, files)
      await run.reportProgress({ step: 'Trying the model' })
      await runSentenceModel(tools, { folder: aside, runtime, texts: ['The tug Marlena sank.'] })
      await run.reportProgress({ step: '' })
      const [modelSha256, vocabularySha256] = [sha256(files.model), sha256(files.vocabulary)]
      const model = sentenceModelName(modelSha256, vocabularySha256)
      const kept = join(all, model)
      await rm(kept, { recursive: true, force: true })
      // Both folders are in the data folder, so the move is atomic.
      await rename(aside, kept)
      const bytes = files.model.length + files.vocabulary.length
      const setUpAt = tools.now().toISOString()
      const row = { model, folder, modelSha256, vocabularySha256, bytes, setUpAt }
      await storeSentenceModel(tools.db, row)
      await removeOthers(all, [kept, runtime])
    } finally {
      // The files of a failed attempt are deleted, because they are large and the next attempt gets
      // them again.
      await rm(aside, { recursive: true, force: true })
      // The process is ended, because it may have two models in memory by now.
      await endSentenceModel()
    }
    await tellOfSentenceModel(tools)
    await tellModelsChanged(tools, run.readerId)
    return {}
  },
}

function getFiles(tools: World, run: RunAtWork<Input>): Promise<ModelFiles> {
  if ('folder' in run.input) return readFromFolder(run.input.folder)
  let reportedAt = 0
  return download(tools, run.input.download, {
    signal: run.signal,
    isForOwner: () => isOwner(tools.db, run.readerId),
    report(step) {
      const now = performance.now()
      if (now - reportedAt < REPORT_EVERY_MS) return
      reportedAt = now
      // A failure to report progress is ignored; if the run has to stop, its signal says so.
      run.reportProgress({ step }).catch(() => {})
    },
  })
}

/** Deletes former models and what interrupted setups left behind. */
async function removeOthers(all: string, kept: string[]): Promise<void> {
  for (const name of await readdir(all)) {
    const path = join(all, name)
    if (!kept.includes(path)) await rm(path, { recursive: true, force: true })
  }
}

/** Makes open screens reload, because lists and searches have other results now. */
export async function tellOfSentenceModel(tools: Pick<World, 'announce'>): Promise<void> {
  for (const area of ['sentence-model', 'sentence-model/choice', 'articles'] as const)
    await tools.announce({ area })
}
