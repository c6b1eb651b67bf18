import { Problem } from '#core/problem.ts'
import { builtInVoices } from './built-in-voices.ts'
import { endpointVoice, type AskForSpeech } from './endpoint-voice.ts'
import { findModel } from './model-files.ts'
import { modelVoice, type ModelSettings } from './model-voice.ts'
import type { Voice } from './voice.ts'

/** Choices of the reader. An absent one is not used. */
export interface VoiceSettings {
  /** Voices of the endpoint, by speaker. */
  endpoint?: { a: string; b: string } | undefined
  models?: { a: ModelSettings; b: ModelSettings; language: string } | undefined
}

export interface ChosenVoices {
  a: Voice
  b: Voice
  /** Reasons why other voices speak than the chosen ones, in words for the reader. */
  notes: string[]
}

export interface ChooseVoicesOptions {
  /** The language, as in `lang` attributes. */
  language: string
  settings: VoiceSettings
  /** Asks the endpoint that speaks; absent without one. */
  ask?: AskForSpeech | undefined
}

/**
 * Chooses the voices for a language: of the reader's endpoint, else of the reader's model files, else the built-in
 * ones. Fails where none speaks it.
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
