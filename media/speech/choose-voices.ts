import { Problem } from '#core/problem.ts'
import { builtInVoices } from './built-in-voices.ts'
import { endpointVoice, type AskForSpeech } from './endpoint-voice.ts'
import { findModel } from './model-files.ts'
import { modelVoice, type ModelSettings } from './model-voice.ts'
import type { Voice } from './voice.ts'

/** The voices that the reader chose. */
export interface VoiceSettings {
  /** The endpoint's voices, by speaker. */
  endpoint?: { a: string; b: string } | undefined
  models?: { a: ModelSettings; b: ModelSettings; language: string } | undefined
}

export interface ChosenVoices {
  a: Voice
  b: Voice
  /** Reasons for not using the chosen voices, in words for the reader. */
  notes: string[]
}

export interface ChooseVoicesOptions {
  /** The language, as in `lang` attributes. */
  language: string
  settings: VoiceSettings
  /** Requests speech from the reader's endpoint; absent if there is none. */
  ask?: AskForSpeech | undefined
}

/**
 * Chooses the voices for a language: the reader's endpoint first, then the reader's model files,
 * then the built-in voices. Fails if none of them speaks the language.
 */
export async function chooseVoices({
  language,
  settings,
  ask,
}: ChooseVoicesOptions): Promise<ChosenVoices> {
  const { endpoint, models } = settings
  if (endpoint && ask) {
    return { a: endpointVoice(ask, endpoint.a), b: endpointVoice(ask, endpoint.b), notes: [] }
  }
  const notes: string[] = []
  if (models && mainOf(models.language) === mainOf(language)) {
    const problem = await problemWith([models.a.folder, models.b.folder])
    if (problem === null) return { a: modelVoice(models.a), b: modelVoice(models.b), notes: [] }
    notes.push(`${problem} The built-in voices speak instead.`)
  } else if (models) {
    notes.push(
      `The voices of your settings do not speak ${nameOf(language)}, so the built-in voices do.`,
    )
  }
  const builtIn = builtInVoices(language)
  if (builtIn) return { ...builtIn, notes }
  throw new Problem(
    'unavailable',
    `No voice speaks ${nameOf(language)}. Set an endpoint with speech, or model files for this language, in the settings.`,
  )
}

async function problemWith(folders: readonly string[]): Promise<string | null> {
  try {
    for (const folder of folders) await findModel(folder)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

const mainOf = (language: string) => language.toLowerCase().split(/[-_]/)[0]!

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(mainOf(language)) ?? language
  } catch {
    return `the language "${language}"`
  }
}
