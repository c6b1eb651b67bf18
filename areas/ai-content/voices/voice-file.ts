import { Problem } from '#core/problem.ts'
import { VOICES } from './limits.ts'
import { draftOf, type VoiceDraft } from './voice.ts'

const FORMAT = 'synthwire-voice'

/** A voice as a file that other servers read. */
export function writeVoiceFile(voice: VoiceDraft): string {
  return JSON.stringify({ format: FORMAT, version: 1, voice: draftOf(voice) }, null, 2)
}

/**
 * Reads a voice from a file. Fails with a message if the file is not a voice. Browsers have no
 * schemas, so the server checks the voice when it is added.
 */
export function readVoiceFile(text: string): VoiceDraft {
  if (text.length > VOICES.fileBytes) throw tooLarge()
  const file = parsed(text) as { format?: unknown; version?: unknown; voice?: unknown } | null
  const isVoice = file?.format === FORMAT && file.version === 1 && typeof file.voice === 'object'
  if (isVoice && file.voice) return file.voice as VoiceDraft
  throw new Problem('invalid', 'This file is not a voice. Choose a file that was exported here.')
}

export function tooLarge(): Problem {
  return new Problem('invalid', `A voice can have ${VOICES.fileBytes / 1_000_000} MB at most.`)
}

/** Names the first invalid field of a voice that the server refused. */
export function refusedVoice(cause: unknown): unknown {
  if (!(cause instanceof Problem) || !cause.fields) return cause
  const [fault] = Object.entries(cause.fields)
  if (!fault) return cause
  const place = fault[0].replace(/^voice\./, '')
  return new Problem('invalid', `The voice in this file cannot be used (${place}: ${fault[1]}).`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid', 'This file is not a voice: it contains no JSON.')
  }
}
