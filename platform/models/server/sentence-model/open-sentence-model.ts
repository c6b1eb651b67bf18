import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Tools } from '#server/tools.ts'
import { RUNTIME } from './runtime-files.ts'
import { runSentenceModel } from './sentence-process.ts'
import { readSentenceModel } from './sentence-model-row.ts'

/** The server's sentence model, ready for use. */
export interface SentenceModel {
  /** The model's name, which is stored with its vectors. */
  model: string
  /** The time of its last setup; vectors from before that are deleted. */
  setUpAt: string
  /** Returns an embedding for each text. Fails with a `Problem`. */
  embed(texts: string[]): Promise<number[][]>
}

/** The folder of this machine for sentence models and their runtime. */
export function sentenceFolder({ dataFolder }: Pick<Tools, 'dataFolder'>): string {
  return join(dataFolder, 'sentence-model')
}

function placesOf(tools: Pick<Tools, 'dataFolder'>, { model }: { model: string }) {
  const all = sentenceFolder(tools)
  return { folder: join(all, model), runtime: join(all, `runtime-${RUNTIME.version}`) }
}

/** Says if this machine has all files that are needed to run the model. */
export function hasFiles(tools: Pick<Tools, 'dataFolder'>, row: { model: string }): boolean {
  return Object.values(placesOf(tools, row)).every((place) => existsSync(place))
}

/** Opens the sentence model; null if there is none or its files are on another machine. */
export async function openSentenceModel(
  tools: Pick<Tools, 'db' | 'dataFolder' | 'log'>,
): Promise<SentenceModel | null> {
  const row = await readSentenceModel(tools.db)
  if (!row || !hasFiles(tools, row)) return null
  const places = placesOf(tools, row)
  return {
    model: row.model,
    setUpAt: row.setUpAt,
    embed: (texts) => runSentenceModel(tools, { ...places, texts }),
  }
}
