import { connectivesIn, connectiveTurns, plainTitle } from './connectives/connective-turns.ts'
import { oneVoice } from './forms/one-voice.ts'
import { openPiece, type Piece } from './forms/piece.ts'
import { debate, review } from './forms/side-by-side.ts'
import type { ToldStory } from './forms/told-story.ts'
import { twoVoices } from './forms/two-voices.ts'
import { written } from './forms/written.ts'
import type { Material } from './material.ts'
import type { Script, ScriptSection } from './script.ts'
import type { ScriptForm, ScriptWishes } from './script-wishes.ts'
import { countWords } from './sentences/count-words.ts'
import { pieceTitle } from './piece-title.ts'
import { shortageOf } from './shortage.ts'
import { wordsAsked, wordsPerMinute } from './speaking-rate.ts'
import { sourcesOf } from './sources.ts'

const forms: Record<ScriptForm, (piece: Piece, stories: readonly ToldStory[]) => ScriptSection[]> =
  {
    brief: oneVoice,
    podcast: twoVoices,
    'deep-dive': twoVoices,
    presentation: oneVoice,
    'talking-head': oneVoice,
    animated: oneVoice,
    summary: written,
    detailed: written,
    bullet: written,
    debate,
    review,
  }

interface Composing {
  wishes: ScriptWishes
  language: string
  /** The number of entries that are left out because they are in other languages. */
  leftOut: number
}

/**
 * Composes a script of the chosen items, in the order of its form and with our connecting sentences
 * between them.
 */
export function composeScript(
  material: Material,
  stories: readonly ToldStory[],
  { wishes, language, leftOut }: Composing,
): Script {
  const piece = openPiece({
    material,
    form: wishes.form,
    language,
    leftOut,
    isOfMany: stories.length > 1,
    connectives: connectivesIn(language),
    say: connectiveTurns(wishes.style, material.articles[0]?.id ?? 0),
  })
  const sections = forms[wishes.form](piece, stories).filter(({ lines }) => lines.length > 0)
  const script = {
    title: plainTitle(pieceTitle(material, language)),
    language,
    sections,
    sources: sourcesOf(sections, material.articles),
    shortage: null,
  }
  const outlets = new Set(script.sources.map(({ outlet }) => outlet)).size
  const articles = new Set(script.sources.map(({ article }) => article)).size
  const asked = wordsAsked(wishes, language)
  const rate = wordsPerMinute(language)
  const shortage = shortageOf(wordsOf(script), asked, wishes.form, {
    ...{ articles, outlets, rate },
  })
  return { ...script, shortage }
}

/** Counts the words that a voice says. */
export function wordsOf({ sections, language }: Pick<Script, 'sections' | 'language'>): number {
  return sections
    .flatMap(({ lines }) => lines)
    .reduce((sum, { text }) => sum + countWords(text, language), 0)
}
