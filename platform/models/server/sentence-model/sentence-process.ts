import { SENTENCES } from '#core/limits.ts'
import { openReadingProcess, type ReadingProcess } from '#server/reading/reading-process.ts'
import type { Tools } from '#server/tools.ts'
import { sentenceReading, type TextsToEmbed } from './sentence-reading.ts'

/**
 * The process takes half a gigabyte with the model: it ends soon after the last text, and starts again with the next.
 */
const STAY = { renewAboveBytes: SENTENCES.memoryBytes, idleMs: 2 * 60_000 }

let running: ReadingProcess | null = null

/**
 * The directions of texts, in a process that begins with the first text and ends by itself: nobody who does without
 * a sentence model pays for one. Fails with a `Problem` where the model does, or takes too much.
 */
export function runSentenceModel(
  { log }: Pick<Tools, 'log'>,
  texts: TextsToEmbed,
): Promise<number[][]> {
  running ??= openReadingProcess(log, SENTENCES, STAY)
  return running.read(sentenceReading, texts)
}

/** Ends the process, and gives its memory back. */
export async function endSentenceModel(): Promise<void> {
  const ended = running
  running = null
  await ended?.close()
}
