import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL_FILE, VOCABULARY_FILE } from './model-names.ts'

/** The words of each line have the same meaning to the played model. */
const MEANINGS = [
  ['tug', 'vessel', 'ship', 'boat'],
  ['sinks', 'sank', 'lost', 'founders'],
  ['bread', 'loaf', 'bakery', 'rye'],
  ['fire', 'blaze', 'flames'],
  ['prize', 'award', 'jury'],
]
const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']
const FLOAT = 1
const INT64 = 7

/** The vocabulary of the played model. */
export const playedVocabulary = `${[...SPECIAL, ...MEANINGS.flat()].join('\n')}\n`

/**
 * An ONNX file that looks up each word piece in a table: a direction for each meaning, and nearly
 * zero for everything else.
 */
export function playedModel(): Uint8Array {
  const size = MEANINGS.length + 1
  const rows = [
    ...SPECIAL.map(() => oneHot(MEANINGS.length, size, 0.05)),
    ...MEANINGS.flatMap((words, at) => words.map(() => oneHot(at, size, 1))),
  ]
  const table = message([
    ...[rows.length, size].map((dim) => field(1, dim)),
    field(2, FLOAT),
    field(8, 'table'),
    field(9, new Uint8Array(Float32Array.from(rows.flat()).buffer)),
  ])
  const gather = message([
    field(1, 'table'),
    field(1, 'input_ids'),
    field(2, 'last_hidden_state'),
    field(4, 'Gather'),
  ])
  const graph = message([
    field(1, gather),
    field(2, 'played'),
    field(5, table),
    field(11, value('input_ids', INT64, ['texts', 'pieces'])),
    field(11, value('attention_mask', INT64, ['texts', 'pieces'])),
    field(12, value('last_hidden_state', FLOAT, ['texts', 'pieces', size])),
  ])
  const opset = message([field(1, ''), field(2, 13)])
  return message([field(1, 8), field(7, graph), field(8, opset)])
}

/** Creates a folder and writes both files into it. */
export async function writePlayedModel(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, MODEL_FILE), playedModel())
  await writeFile(join(folder, VOCABULARY_FILE), playedVocabulary)
}

const oneHot = (at: number, size: number, value: number) =>
  Array.from({ length: size }, (_, place) => (place === at ? value : 0))

/** An ONNX value: a name with its type and shape. A dimension of any size is given by a name. */
function value(name: string, type: number, dims: (number | string)[]): Uint8Array {
  const shape = message(
    dims.map((dim) => field(1, message([typeof dim === 'number' ? field(1, dim) : field(2, dim)]))),
  )
  const tensor = message([field(1, type), field(2, shape)])
  return message([field(1, name), field(2, message([field(1, tensor)]))])
}

/** A protobuf field: a number as a varint, and anything else with its length. */
function field(number: number, content: number | string | Uint8Array): Uint8Array {
  if (typeof content === 'number') return message([varint(number << 3), varint(content)])
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return message([varint((number << 3) | 2), varint(bytes.length), bytes])
}

function varint(value: number): Uint8Array {
  const bytes = []
  let left = value
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128)
  return Uint8Array.from([...bytes, left])
}

const message = (parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
