import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Tools } from '#server/tools.ts'
import { RUNTIME } from './runtime-files.ts'
import { runSentenceModel } from './sentence-process.ts'
import { readSentenceModel } from './sentence-model-row.ts'

/** The sentence model of the server, ready for use. */
export interface SentenceModel {
  /** The name of its vectors. */
  model: string
  /** The time of its last setup: earlier vectors are deleted. */
  setUpAt: string
  /** Returns a direction for each text. Fails with a `Problem`. */
  embed(texts: string[]): Promise<number[][]>
}

/** The folder with all that belongs to the model of this machine. */
export function sentenceFolder({ dataFolder }: Pick<Tools, 'dataFolder'>): string {
  return join(dataFolder, 'sentence-model')
}

function placesOf(tools: Pick<Tools, 'dataFolder'>, { model }: { model: string }) {
  const all = sentenceFolder(tools)
  return { folder: join(all, model), runtime: join(all, `runtime-${RUNTIME.version}`) }
}

/** True if this machine has all files that are needed to run it. */
export function hasFiles(tools: Pick<Tools, 'dataFolder'>, row: { model: string }): boolean {
  return Object.values(placesOf(tools, row)).every((place) => existsSync(place))
}

/** Opens the sentence model; null if there is none, or its files are on another machine. */
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
