import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSizeText } from '#core/file-size.ts'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import type { GuardedRequest, Tools } from '#server/tools.ts'
import type { SentenceDownload } from '../../contracts/sentence-model.ts'
import { MODEL_FILE, VOCABULARY_FILE } from './model-names.ts'

/** The contents of both files of a sentence model. */
export interface ModelFiles {
  model: Uint8Array
  vocabulary: Uint8Array
}

const ONNX = /\.onnx$/i

/**
 * Finds both files in a folder of this machine; fails with a `Problem` if one is missing, ambiguous
 * or too large.
 */
export async function findInFolder(folder: string): Promise<{ model: string; vocabulary: string }> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw wrongFolder(
      error.code === 'ENOENT'
        ? `There is no folder ${folder} on the machine of the server.`
        : `The folder ${folder} cannot be read (${error.code}).`,
    )
  })
  const models = names.filter((name) => ONNX.test(name))
  if (models.length === 0)
    throw wrongFolder(`The folder ${folder} holds no file that ends in .onnx.`)
  if (models.length > 1) {
    throw wrongFolder(
      `The folder ${folder} holds ${models.length} files that end in .onnx. Leave one.`,
    )
  }
  if (!names.includes(VOCABULARY_FILE)) {
    throw wrongFolder(`The folder ${folder} holds no ${VOCABULARY_FILE}.`)
  }
  const found = { model: join(folder, models[0]!), vocabulary: join(folder, VOCABULARY_FILE) }
  await demandSize(found.model, SENTENCES.modelBytes)
  await demandSize(found.vocabulary, SENTENCES.vocabularyBytes)
  return found
}

async function demandSize(file: string, most: number): Promise<void> {
  const found = await stat(file)
  if (!found.isFile()) throw wrongFolder(`${file} is not a file.`)
  if (found.size > most) throw wrongFolder(`${file} is larger than ${fileSizeText(most)}.`)
}

/** A problem that is shown at the field of the folder. */
function wrongFolder(message: string): Problem {
  return new Problem('invalid', message, { fields: { folder: message } })
}

export async function readFromFolder(folder: string): Promise<ModelFiles> {
  const { model, vocabulary } = await findInFolder(folder)
  return { model: await readFile(model), vocabulary: await readFile(vocabulary) }
}

interface DownloadHelp extends Pick<GuardedRequest, 'signal' | 'isForOwner'> {
  report(step: string): void
}

/** Downloads both files, which must match their checksums. Fails with a `Problem`. */
export async function download(
  { fetch }: Pick<Tools, 'fetch'>,
  wished: SentenceDownload,
  help: DownloadHelp,
): Promise<ModelFiles> {
  const get = (what: string, address: string, maxBytes: number) =>
    fetchFile(fetch, address, {
      maxBytes,
      timeoutMs: SENTENCES.fetchMs,
      headers: { accept: '*/*' },
      ...(help.signal && { signal: help.signal }),
      ...(help.isForOwner && { isForOwner: help.isForOwner }),
      onBytes: (bytes) => help.report(`Downloading the ${what}: ${fileSizeText(bytes)}`),
    })
  const { modelAddress, vocabularyAddress } = wished
  // The small file comes first, so that a wrong address is noticed at once.
  const vocabulary = await get('vocabulary', vocabularyAddress, SENTENCES.vocabularyBytes)
  demandSum(vocabulary, wished.vocabularySha256, vocabularyAddress)
  const model = await get('model', modelAddress, SENTENCES.modelBytes)
  demandSum(model, wished.modelSha256, modelAddress)
  return { model, vocabulary }
}

async function fetchFile(
  fetch: Tools['fetch'],
  address: string,
  request: GuardedRequest & { maxBytes: number },
): Promise<Uint8Array> {
  const { status, body } = await fetch(address, request).catch((error: unknown) => {
    if (!(error instanceof AnswerTooLarge)) throw error
    throw new Problem(
      'invalid',
      `The file at ${address} is larger than ${fileSizeText(request.maxBytes)}, so it was not read.`,
    )
  })
  if (status === 200) return body
  throw new Problem('unavailable', `${address} answered with HTTP ${status} instead of a file.`)
}

function demandSum(file: Uint8Array, wanted: string, address: string): void {
  const sum = sha256(file)
  if (sum === wanted) return
  throw new Problem(
    'invalid',
    `The file at ${address} is not the expected one: its SHA-256 is ${sum}.`,
  )
}

export function sha256(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex')
}

/** Writes both files into an existing folder. */
export async function writeFiles(folder: string, { model, vocabulary }: ModelFiles): Promise<void> {
  await writeFile(join(folder, MODEL_FILE), model)
  await writeFile(join(folder, VOCABULARY_FILE), vocabulary)
}
