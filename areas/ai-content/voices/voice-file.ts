import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { VOICES } from './limits.ts'
import { VoiceDraft } from './voice.ts'

const FORMAT = 'synthwire-voice'

/** A voice as a file that other servers read. */
const VoiceFile = z.object({ format: z.literal(FORMAT), version: z.literal(1), voice: VoiceDraft })

export function writeVoiceFile(voice: VoiceDraft): string {
  return JSON.stringify({ format: FORMAT, version: 1, voice: VoiceDraft.parse(voice) }, null, 2)
}

/** Reads a voice from a file; fails in words where it is none. */
export function readVoiceFile(text: string): VoiceDraft {
  if (text.length > VOICES.fileBytes) throw tooLarge()
  const read = VoiceFile.safeParse(parsed(text))
  if (read.success) return read.data.voice
  const [issue] = read.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new Problem(
    'invalid',
    place.startsWith('voice.')
      ? `The voice in this file cannot be used (${place.slice('voice.'.length)}: ${issue!.message}).`
      : 'This file is no voice. Choose a file that was exported here.',
  )
}

export function tooLarge(): Problem {
  return new Problem('invalid', `A voice can have ${VOICES.fileBytes / 1_000_000} MB at most.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid', 'This file is no voice: it holds no JSON.')
  }
}
