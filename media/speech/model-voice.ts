import { basename } from 'node:path'
import type { OfflineTts } from 'sherpa-onnx-node'
import { Problem } from '#core/problem.ts'
import { findModel } from './model-files.ts'
import type { Voice } from './voice.ts'

export interface ModelSettings {
  /** The folder with the model's files. */
  folder: string
  /** The number of the speaker in the model, from 0. */
  speaker: number
}

const opened = new Map<string, Promise<OfflineTts>>()

/** A voice from the reader's own model files, spoken by sherpa-onnx. */
export function modelVoice({ folder, speaker }: ModelSettings): Voice {
  const name = basename(folder)
  return {
    name: `${name}, speaker ${speaker} (sherpa-onnx)`,
    async speak(text, signal) {
      signal.throwIfAborted()
      const model = await open(folder)
      if (speaker >= model.numSpeakers) {
        const count = model.numSpeakers === 1 ? 'one speaker' : `${model.numSpeakers} speakers`
        throw new Problem(
          'unavailable',
          `"${name}" has only ${count}. Choose another one in the settings.`,
        )
      }
      const { samples, sampleRate } = await model.generateAsync({
        text,
        sid: speaker,
        speed: 1,
        // An external buffer would be freed while it is still read.
        enableExternalBuffer: false,
      })
      return { samples, rate: sampleRate }
    },
  }
}

function open(folder: string): Promise<OfflineTts> {
  const known = opened.get(folder)
  if (known) return known
  const opening = load(folder)
  opened.set(folder, opening)
  // A failure is forgotten, because the files may be repaired while the server runs.
  opening.catch(() => opened.delete(folder))
  return opening
}

async function load(folder: string): Promise<OfflineTts> {
  const model = await findModel(folder)
  let program: typeof import('sherpa-onnx-node').default
  try {
    program = (await import('sherpa-onnx-node')).default
  } catch (error) {
    throw new Problem(
      'unavailable',
      'Voices from model files need sherpa-onnx, which is not installed on this server.',
      { cause: error },
    )
  }
  try {
    return await program.OfflineTts.createAsync({ model, maxNumSentences: 1, numThreads: 2 })
  } catch (error) {
    throw new Problem(
      'unavailable',
      `The voice in the folder "${basename(folder)}" could not be opened. Its files may be incomplete.`,
      { cause: error },
    )
  }
}
