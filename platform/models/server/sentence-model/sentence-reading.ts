import { basename } from 'node:path'
import type { Reading } from '#server/reading/reading.ts'

/** Texts to embed, and the place of the model. */
export interface TextsToEmbed {
  /** The folder with `model.onnx` and `vocab.txt`; its name is that of the model. */
  folder: string
  /** The folder with the files of the runtime. */
  runtime: string
  texts: string[]
}

/** Returns an embedding of length 1 for each text. */
export const sentenceReading: Reading<TextsToEmbed, number[][]> = {
  name: 'models/embed-sentences',
  what: () => 'What the sentence model was given',
  origin: ({ folder }) => basename(folder),
  load: async () => (await import('./embed-sentences.ts')).embedSentences,
}
