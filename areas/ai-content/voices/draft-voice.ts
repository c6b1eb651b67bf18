import { wordsOf, type DraftText, type Part } from '../drafts/draft.ts'
import { check } from './check.ts'
import type { Finding, PartFinding, Span } from './finding.ts'
import { applied, fixAll, type Passage } from './fix.ts'
import type { VoiceLanguage } from './languages.ts'
import type { VoiceRules } from './voice.ts'

/** The separator of two parts. No rule reads past the end of a line. */
const BETWEEN = '\n\n'

/** Joins a draft into one text, so that rules with a count apply to all parts together. */
export function passageOf(draft: DraftText): Passage {
  const kept: Span[] = []
  const seams: number[] = []
  let at = 0
  for (const { runs } of draft.parts) {
    for (const { text, by } of runs) {
      const end = at + text.length
      seams.push(at, end)
      if (by === 'source' && text !== '') kept.push({ start: at, end })
      at = end
    }
    at += BETWEEN.length
  }
  return { text: draft.parts.map(wordsOf).join(BETWEEN), kept, seams }
}

/** Finds the places where a draft breaks the rules, in the order of its parts. */
export function checkDraft(
  draft: DraftText,
  voice: VoiceRules,
  language: VoiceLanguage,
): PartFinding[] {
  const { text, kept } = passageOf(draft)
  return byPart(draft, check(text, voice, language, kept))
}

/** Assigns each finding of the whole text to its part. */
export function byPart(draft: DraftText, findings: readonly Finding[]): PartFinding[] {
  const placed: PartFinding[] = []
  let at = 0
  let nth = 0
  for (const part of draft.parts) {
    const words = wordsOf(part)
    const end = at + words.length
    for (; nth < findings.length && findings[nth]!.start <= end; nth++) {
      const finding = findings[nth]!
      const place = { start: finding.start - at, end: finding.end - at }
      if (place.start < 0 || finding.end > end) continue
      placed.push({
        ...finding,
        ...place,
        part: part.id,
        found: words.slice(place.start, place.end),
      })
    }
    at = end + BETWEEN.length
  }
  return placed
}

/** Applies all replacements. Words of sources and their citations stay unchanged. */
export function fixDraft(
  draft: DraftText,
  voice: VoiceRules,
  language: VoiceLanguage,
): { draft: DraftText; fixed: number } {
  const { fixed, ...passage } = fixAll(passageOf(draft), voice, language)
  return fixed === 0 ? { draft, fixed } : { draft: withPassage(draft, passage), fixed }
}

/**
 * Applies one finding. The draft stays unchanged if the words have changed since or belong to a
 * source, or if there is no replacement.
 */
export function applyFinding(draft: DraftText, finding: PartFinding): DraftText {
  const passage = passageOf(draft)
  let at = 0
  for (const part of draft.parts) {
    const words = wordsOf(part)
    if (part.id === finding.part) {
      const [start, end] = [at + finding.start, at + finding.end]
      const isSame = words.slice(finding.start, finding.end) === finding.found
      const isKept = passage.kept.some((span) => span.start < end && start < span.end)
      if (!isSame || isKept || finding.instead === null) return draft
      return withPassage(draft, applied(passage, [{ start, end, instead: finding.instead }]))
    }
    at += words.length + BETWEEN.length
  }
  return draft
}

/**
 * Copies the changed text of a passage back into the runs of the draft. The seams mark where each
 * run begins and ends. If a part changed, its empty runs are dropped.
 */
function withPassage(
  draft: DraftText,
  { text, seams }: Pick<Passage, 'text' | 'seams'>,
): DraftText {
  let nth = 0
  const parts = draft.parts.map((part): Part => {
    const runs = part.runs.map((run) => {
      const words = text.slice(seams[nth], seams[nth + 1])
      nth += 2
      return words === run.text ? run : { ...run, text: words }
    })
    if (runs.every((run, at) => run === part.runs[at])) return part
    return { ...part, runs: runs.filter((run) => run.text !== '') }
  })
  return { ...draft, parts }
}
