import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { readPieces, wordPieces, type PieceNumbers } from '#engine/words/word-pieces.ts'
import { MODEL_FILE, VOCABULARY_FILE } from './model-names.ts'
import { RUNTIME_BINARY, RUNTIME_PROGRAM } from './runtime-files.ts'
import type { TextsToEmbed } from './sentence-reading.ts'

/**
 * The used parts of onnxruntime-web. It is downloaded when an owner sets up a model, so it is no
 * dependency with types.
 */
interface Runtime {
  env: { wasm: { numThreads: number; wasmBinary: Uint8Array; wasmPaths: string }; logLevel: string }
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => unknown
  InferenceSession: {
    create(model: Uint8Array, options: { executionProviders: string[] }): Promise<Session>
  }
}

interface Session {
  inputNames: readonly string[]
  outputNames: readonly string[]
  release(): Promise<void>
  run(inputs: Record<string, unknown>): Promise<Record<string, Output | undefined>>
}

interface Output {
  data: ArrayLike<number>
  dims: readonly number[]
}

interface Opened {
  folder: string
  runtime: Runtime
  session: Session
  pieces: PieceNumbers
}

/** The opened model, which is kept for the next texts. */
let opened: Opened | null = null

/**
 * Embeds texts: the mean of the model's last layer over the pieces of each text, scaled to length
 * 1. Runs in a process that may be ended.
 */
export async function embedSentences({
  folder,
  runtime,
  texts,
}: TextsToEmbed): Promise<number[][]> {
  if (opened?.folder !== folder) {
    const before = opened
    opened = null
    await before?.session.release()
    opened = await open(folder, before?.runtime ?? (await load(runtime)))
  }
  const { session, pieces } = opened
  const rows = texts.map((text) =>
    wordPieces(text.slice(0, SENTENCES.textCharacters), pieces, SENTENCES.pieces),
  )
  const length = Math.max(...rows.map((row) => row.length))
  const { Tensor } = opened.runtime
  const filled = (numberAt: (row: number[], place: number) => number) =>
    new Tensor(
      'int64',
      BigInt64Array.from(
        rows.flatMap((row) => Array.from({ length }, (_, place) => BigInt(numberAt(row, place)))),
      ),
      [rows.length, length],
    )
  const inputs: Record<string, () => unknown> = {
    input_ids: () => filled((row, place) => row[place] ?? 0),
    attention_mask: () => filled((row, place) => (place < row.length ? 1 : 0)),
    token_type_ids: () => filled(() => 0),
  }
  if (!session.inputNames.every((name) => name in inputs)) throw wrongModel()
  const answer = await session
    .run(Object.fromEntries(session.inputNames.map((name) => [name, inputs[name]!()])))
    .catch(() => {
      throw wrongModel()
    })
  const output = answer[session.outputNames[0]!]
  const [count, places, size] = output?.dims ?? []
  if (!output || count !== rows.length || places !== length || !size) throw wrongModel()
  return rows.map((row, at) => meanOf(output.data, at * length * size, row.length, size))
}

async function load(folder: string): Promise<Runtime> {
  const runtime: Runtime = await import(pathToFileURL(join(folder, RUNTIME_PROGRAM)).href)
  const { wasm } = runtime.env
  // Only one thread is used, because requests for pages need the others.
  wasm.numThreads = 1
  wasm.wasmPaths = pathToFileURL(`${folder}/`).href
  wasm.wasmBinary = await readFile(join(folder, RUNTIME_BINARY))
  runtime.env.logLevel = 'fatal'
  return runtime
}

async function open(folder: string, runtime: Runtime): Promise<Opened> {
  const pieces = readPieces(await readFile(join(folder, VOCABULARY_FILE), 'utf8'))
  if (!pieces) {
    throw new Problem(
      'invalid',
      `The file ${VOCABULARY_FILE} is not a vocabulary of BERT: a word a line, with [CLS], [SEP] and [UNK] among them.`,
    )
  }
  const model = await readFile(join(folder, MODEL_FILE))
  const session = await runtime.InferenceSession.create(model, {
    executionProviders: ['wasm'],
  }).catch(() => {
    throw new Problem('invalid', 'The ONNX file is damaged, or not a model that can be run here.')
  })
  return { folder, runtime, session, pieces }
}

function wrongModel(): Problem {
  return new Problem(
    'invalid',
    'The ONNX file is not a sentence model: it has to take input_ids and attention_mask, and give a vector for each.',
  )
}

function meanOf(values: ArrayLike<number>, start: number, places: number, size: number): number[] {
  const sum = Array.from({ length: size }, (_, at) => {
    let total = 0
    for (let place = 0; place < places; place++) total += values[start + place * size + at]!
    return total
  })
  const norm = Math.hypot(...sum) || 1
  return sum.map((value) => value / norm)
}
