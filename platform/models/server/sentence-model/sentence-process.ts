import { SENTENCES } from '#core/limits.ts'
import { openReadingProcess, type ReadingProcess } from '#server/reading/reading-process.ts'
import type { Tools } from '#server/tools.ts'
import { sentenceReading, type TextsToEmbed } from './sentence-reading.ts'

/**
 * The process takes half a gigabyte with the model, so it ends soon after the last text and is
 * started again when needed.
 */
const STAY = { renewAboveBytes: SENTENCES.memoryBytes, idleMs: 2 * 60_000 }

let running: ReadingProcess | null = null

/**
 * Embeds texts in a process that starts with the first text and ends by itself, so that servers
 * without a sentence model need no memory for it. Fails with a `Problem` if the model fails or
 * needs too much time or memory.
 */
export function runSentenceModel(
  { log }: Pick<Tools, 'log'>,
  texts: TextsToEmbed,
): Promise<number[][]> {
  running ??= openReadingProcess(log, SENTENCES, STAY)
  return running.read(sentenceReading, texts)
}

/** Ends the process, which frees its memory. */
export async function endSentenceModel(): Promise<void> {
  const ended = running
  running = null
  await ended?.close()
}
