import { voiceWordsIn, type VoiceWords } from '#engine/scripts/connectives/voice-words.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { Cue } from '../sound/narration.ts'

/** Writes captions as WebVTT with the names of their speakers. */
export function captions(
  cues: readonly Cue[],
  language: string,
  { names }: Pick<VoiceWords, 'names'> = voiceWordsIn(language),
): string {
  const blocks = cues.map(({ start, end, speaker, text }, i) =>
    [
      i + 1,
      `${time(start)} --> ${time(end)}`,
      `<v ${escaped(names[speaker])}>${escaped(text)}`,
    ].join('\n'),
  )
  return ['WEBVTT', ...blocks].join('\n\n').concat('\n')
}

/** Writes the spoken text as plain text, with a new paragraph at each change of speaker. */
export function transcript(
  script: Script,
  { names }: Pick<VoiceWords, 'names'> = voiceWordsIn(script.language),
): string {
  const speakers = new Set(
    script.sections.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)),
  )
  const sections = script.sections.map(({ title, lines }) => {
    const paragraphs: string[] = []
    for (const [i, { speaker, text }] of lines.entries()) {
      if (speaker === lines[i - 1]?.speaker) paragraphs.push(`${paragraphs.pop()} ${text}`)
      else paragraphs.push(speakers.size > 1 ? `${names[speaker]}: ${text}` : text)
    }
    return [title, ...paragraphs].join('\n\n')
  })
  return `${[script.title, ...sections].join('\n\n')}\n`
}

function time(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (size: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / size) % of).padStart(digits, '0')
  return `${part(3_600_000, 1000, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}

/** Escapes the text, because a line with "-->" would be read as times. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
