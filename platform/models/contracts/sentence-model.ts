import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Address, Bytes, Count, line } from '#core/words.ts'

/** The state of the server's sentence model, for every reader. */
export const SentenceModelState = z.object({
  /** Null while search and related articles use words. */
  setUpAt: z.nullable(Time),
  /** False on another machine than that of the setup, such as after restoring an archive. */
  hasFiles: z.boolean(),
  /** Articles that it has read so far. */
  articles: Count,
  /** The reason why it could not read the next articles; it is tried again in a few minutes. */
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

/** The addresses that a model is downloaded from, and the checksums of its files. */
export const SentenceDownload = z.object({
  /** The address of an ONNX file. */
  modelAddress: Address,
  modelSha256: Sha256,
  vocabularyAddress: Address,
  vocabularySha256: Sha256,
})
export type SentenceDownload = z.infer<typeof SentenceDownload>

/** Settings for the owner of the server: the model that is set up, and setting one up. */
export const SentenceModelChoice = z.object({
  model: z.nullable(
    z.object({
      /** The folder that it was copied from; null where it was downloaded. */
      folder: z.nullable(z.string()),
      modelSha256: z.string(),
      vocabularySha256: z.string(),
      bytes: Bytes,
      /** True for `triedModel`, by its checksums. */
      isTried: z.boolean(),
    }),
  ),
  /** The run that sets one up, until it is done. */
  run: z.nullable(Id),
})
export type SentenceModelChoice = z.infer<typeof SentenceModelChoice>

const Folder = line(INPUT.addressCharacters).check(
  z.trim(),
  z.minLength(1, 'Enter the path of a folder'),
)

/** The model of this machine that finds texts of like meaning. */
export const sentenceModel = defineContract('sentence-model', {
  getSentenceModel: read(z.object({}), SentenceModelState),
})

/** Setting that model up, and removing it. */
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
