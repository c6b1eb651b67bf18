import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Problem } from '#core/problem.ts'

/** The files of a model in the form that sherpa-onnx takes for each kind. */
export type ModelFiles =
  | { vits: { model: string; tokens: string; lexicon?: string; dataDir?: string } }
  | {
      kokoro: { model: string; voices: string; tokens: string; lexicon?: string; dataDir?: string }
    }
  | {
      matcha: {
        acousticModel: string
        vocoder: string
        tokens: string
        lexicon?: string
        dataDir?: string
      }
    }

const PRONUNCIATIONS = 'espeak-ng-data'
const VOCODER = /vocos|hifigan/i

/**
 * Finds the kind of the model in a folder by its files, as published for sherpa-onnx: Kokoro has a
 * file of voices, Matcha has a vocoder, and a model with neither is VITS, which includes Piper.
 */
export async function findModel(folder: string): Promise<ModelFiles> {
  const names = await filesOf(folder)
  const path = (name: string) => join(folder, name)
  if (!names.includes('tokens.txt')) throw missing(folder, 'tokens.txt')
  const models = names.filter((name) => name.endsWith('.onnx')).toSorted()
  // A quantized model (int8) is preferred, because it speaks as well as the full one and faster.
  const model =
    models.find((name) => !VOCODER.test(name) && name.includes('int8')) ??
    models.find((name) => !VOCODER.test(name))
  if (model === undefined) throw missing(folder, 'a model (*.onnx)')

  const lexicons = names.filter((name) => /^lexicon[\w-]{0,40}\.txt$/.test(name)).map(path)
  const common = {
    tokens: path('tokens.txt'),
    ...(lexicons.length > 0 ? { lexicon: lexicons.join(',') } : {}),
    ...(names.includes(PRONUNCIATIONS) ? { dataDir: path(PRONUNCIATIONS) } : {}),
  }
  if (names.includes('voices.bin')) {
    return { kokoro: { ...common, model: path(model), voices: path('voices.bin') } }
  }
  const vocoder = models.find((name) => VOCODER.test(name))
  if (vocoder !== undefined) {
    return { matcha: { ...common, acousticModel: path(model), vocoder: path(vocoder) } }
  }
  return { vits: { ...common, model: path(model) } }
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    throw new Problem(
      'unavailable',
      `The voice in the folder "${basename(folder)}" is gone. Choose another voice in the settings.`,
      { cause: error },
    )
  }
}

function missing(folder: string, what: string): Problem {
  return new Problem(
    'unavailable',
    `The folder "${basename(folder)}" holds no voice: ${what} is missing.`,
  )
}
