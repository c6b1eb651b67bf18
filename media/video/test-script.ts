import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Script, ScriptLine, ScriptSection, Speaker } from '#engine/scripts/script.ts'
import { RATE, type Cue, type LineTime, type Narration } from '../sound/narration.ts'

const source = (entry: number, outlet: string, title: string, day: number) => ({
  entry,
  article: 1,
  outlet,
  title,
  link: `https://${entry}.example/`,
  publishedAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00Z`,
})

const said = (speaker: Speaker, text: string, entry?: number): ScriptLine => ({
  speaker,
  text,
  citations: entry === undefined ? [] : [{ entry, start: 0, end: text.length }],
})

/** A piece about invented events that contains everything that slides can show. */
export const harbourScript: Script = {
  title: 'Velmar harbour reopens as the repair ship reaches the severed Meridian cable',
  language: 'en',
  shortage: null,
  sources: [
    source(1, 'Harbour Post', 'Repair ship reaches the severed Meridian cable', 12),
    source(2, 'Northlight Wire', 'Velmar port counts the cost of a silent week', 12),
    source(3, 'The Civic Record', 'Who pays when a cable breaks', 13),
    source(4, 'Volta Daily', 'Banks on two coasts clear payments by hand', 13),
  ],
  sections: [
    {
      kind: 'opening',
      title: 'Velmar harbour',
      lines: [said('a', 'This is your briefing on the cable that broke off the coast of Velmar.')],
    },
    {
      kind: 'news',
      title: 'What is known',
      lines: [
        said('b', 'What do we know for certain about the cable?'),
        said(
          'a',
          'The repair ship Anselma reached the severed cable at dawn and lowered its first grapnel.',
          1,
        ),
        said(
          'a',
          'A trawler anchor is the likely cause, and the harbour master has closed the lane to fishing.',
          1,
        ),
        said(
          'a',
          'At least 340 vessels waited outside the harbour while the pilots worked without charts.',
          2,
        ),
        said('b', 'Repairs will cost $4.2 million, the cable company told its insurers.', 3),
        said(
          'a',
          '“We have never spliced a line at this depth in a running sea, and we will not hurry it now,” said Mara Ilves, who leads the crew of the Anselma.',
          1,
        ),
        said(
          'b',
          'The port handled 120 ships in 2023, 184 ships in 2024 and 251 ships in 2025.',
          2,
        ),
        said(
          'a',
          'Orlan lost 46 percent of its traffic, Tarn 31 percent and Velmar 78 percent.',
          4,
        ),
      ],
    },
    {
      kind: 'differences',
      title: 'Where sources differ',
      lines: [
        said('b', 'Do the sources agree on how long it will take?'),
        said('a', 'The Harbour Post expects most of the capacity back within forty hours.', 1),
        said('a', 'The Civic Record quotes an engineer who would rather count in weeks.', 3),
      ],
    },
    {
      kind: 'next',
      title: 'What comes next',
      lines: [
        said('b', 'So what should we watch?'),
        said(
          'a',
          'Banks on two coasts still clear payments by hand, and the regulator meets on Thursday.',
          4,
        ),
      ],
    },
    {
      kind: 'closing',
      title: 'Sources',
      lines: [said('a', 'Those were the sources of this briefing. The voices were synthetic.')],
    },
  ],
}

/** A script of an opening and one chapter. */
export function scriptOf(title: string, lines: readonly string[], language = 'en'): Script {
  const section: ScriptSection = {
    kind: 'news',
    title,
    lines: lines.map((text) => said('a', text, 1)),
  }
  const opening: ScriptSection = { kind: 'opening', title, lines: [said('a', title)] }
  return { ...harbourScript, title, language, sections: [opening, section] }
}

const GAP_SECONDS = 0.35
const LETTERS_A_SECOND = 15
const CUE_LETTERS = 74

/** A narration of a script with a humming voice, written to a folder. */
export async function hummedNarration(
  script: Script,
  folder: string,
  speed = 1,
): Promise<Narration> {
  const lines: LineTime[] = []
  const cues: Cue[] = []
  let at = 0.2
  const chapters = script.sections.map(({ title, lines: spoken }, section) => {
    const start = at
    for (const [line, { text, speaker }] of spoken.entries()) {
      const seconds = Math.max(1, text.length / LETTERS_A_SECOND) / speed
      lines.push({ section, line, start: at, end: at + seconds })
      const parts = text.match(
        new RegExp(`.{1,${CUE_LETTERS}}(?:\\s|$)|.{1,${CUE_LETTERS}}`, 'gu'),
      ) ?? [text]
      for (const [n, part] of parts.entries()) {
        const from = at + (seconds * n) / parts.length
        cues.push({
          start: from,
          end: at + (seconds * (n + 1)) / parts.length,
          speaker,
          text: part.trim(),
        })
      }
      at += seconds + GAP_SECONDS / speed
    }
    return { title, start, end: at }
  })
  const path = join(folder, 'hum.pcm')
  await writeFile(path, hum(at, cues))
  return { path, seconds: at, lines, cues, chapters }
}

function hum(seconds: number, cues: readonly Cue[]): Buffer {
  const samples = new Int16Array(Math.round(seconds * RATE))
  for (const { start, end, speaker } of cues) {
    const pitch = speaker === 'a' ? 130 : 210
    for (let n = Math.round(start * RATE); n < Math.min(samples.length, end * RATE); n++) {
      const syllable =
        Math.max(0, Math.sin((n / RATE) * Math.PI * 7.3)) *
        Math.max(0.2, Math.sin((n / RATE) * 2.1))
      samples[n] = Math.sin((n / RATE) * Math.PI * 2 * pitch) * syllable * 9000
    }
  }
  return Buffer.from(samples.buffer)
}
