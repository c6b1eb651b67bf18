import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Address, Bytes, Count, line } from '#core/words.ts'

/** The state of the server's sentence model, visible to every reader. */
export const SentenceModelState = z.object({
  /**
   * The time at which the model was set up; null if there is none, so that search and related
   * articles compare words.
   */
  setUpAt: z.nullable(Time),
  /** False if the files are on another machine, such as after restoring an archive. */
  hasFiles: z.boolean(),
  /** The number of articles that the model has read so far. */
  articles: Count,
  /**
   * The reason why the model could not read the next articles; it tries again in a few minutes.
   * Null if it works.
   */
  trouble: z.nullable(z.string()),
})
export type SentenceModelState = z.infer<typeof SentenceModelState>

const Sha256 = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[0-9a-f]{64}$/, 'Enter a SHA-256 checksum: 64 digits from 0 to f'),
  )

/** The addresses from which a model is downloaded, and the checksums of its files. */
export const SentenceDownload = z.object({
  /** The address of an ONNX file. */
  modelAddress: Address,
  modelSha256: Sha256,
  vocabularyAddress: Address,
  vocabularySha256: Sha256,
})
export type SentenceDownload = z.infer<typeof SentenceDownload>

/** The owner's view of the sentence model: its files, and the run that sets it up. */
export const SentenceModelChoice = z.object({
  model: z.nullable(
    z.object({
      /** The folder from which the model was copied; null if it was downloaded. */
      folder: z.nullable(z.string()),
      modelSha256: z.string(),
      vocabularySha256: z.string(),
      bytes: Bytes,
      /** True if its checksums are those of `triedModel`. */
      isTried: z.boolean(),
    }),
  ),
  /** The run that is setting up a model; null if there is none. */
  run: z.nullable(Id),
})
export type SentenceModelChoice = z.infer<typeof SentenceModelChoice>

const Folder = line(INPUT.addressCharacters).check(
  z.trim(),
  z.minLength(1, 'Enter the path of a folder'),
)

/** The model on this machine that finds texts with a similar meaning. */
export const sentenceModel = defineContract('sentence-model', {
  getSentenceModel: read(z.object({}), SentenceModelState),
})

/** Sets up or removes the sentence model. */
export const sentenceModelChoice = defineContract('sentence-model/choice', {
  getSentenceModelChoice: read(z.object({}), SentenceModelChoice),
  useSentenceFolder: write(z.object({ folder: Folder }), Nothing, ['invalid', 'conflict']),
  downloadSentenceModel: write.keyed(SentenceDownload, Nothing, ['conflict']),
  removeSentenceModel: write(z.object({}), Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sentence-model': typeof sentenceModel
    'sentence-model/choice': typeof sentenceModelChoice
  }
}
