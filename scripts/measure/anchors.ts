// Measures how well marked passages are found again in texts that publishers changed, and how many are found
// in a wrong place.
//   npm run anchors [-- --show]
import { anchorAt } from '#engine/anchors/anchor.ts'
import { findAnchor } from '#engine/anchors/find-anchor.ts'
import { squeeze, type TextStretch } from '#engine/anchors/squeeze.ts'
import { sentences } from '#engine/words/sentences.ts'
import { editsOf, readLongTexts, revise } from './anchors/long-texts.ts'
import { readTexts } from './anchors/revised-texts.ts'
import { wordsKept, whatBecame } from './anchors/what-became.ts'

/**
 * Longer texts are not compared, because comparing word by word takes time that grows with the
 * square of the length.
 */
const TEXT_CHARACTERS = 40_000
/**
 * The least share of kept words at which a text counts as lightly revised. A passage is searched
 * for if it keeps PASSAGE_LEFT; with at most REMOVED, it counts as removed.
 */
const TEXT_LEFT = 0.7
const PASSAGE_LEFT = 0.7
const REMOVED = 0.15
const PASSAGE_WORDS = 4
const PASSAGES_EACH = 20
const VERSIONS = 8

const shows = process.argv.includes('--show')
const results = new Map<string, { asked: number; found: number; wrong: number }>()
const times: number[] = []

/**
 * Searches for a passage of one text in another, and counts the result; `there` is the right place,
 * or null if the passage is gone.
 */
function ask(
  kind: string,
  was: string,
  passage: TextStretch,
  now: string,
  there: TextStretch | null,
) {
  const counts = results.get(kind) ?? { asked: 0, found: 0, wrong: 0 }
  results.set(kind, counts)
  const anchor = anchorAt(was, passage)
  const began = performance.now()
  const place = findAnchor(now, anchor)
  times.push(performance.now() - began)
  counts.asked++
  const isRight = place && there && place.start < there.end && there.start < place.end
  if (isRight) counts.found++
  else if (place) counts.wrong++
  if (shows && Boolean(there) !== Boolean(isRight)) {
    console.log(kind, { was: anchor.exact, now: there && now.slice(there.start, there.end) })
  }
  if (shows && place && !isRight) {
    console.log('WRONG', kind, {
      ...anchor,
      around: now.slice(Math.max(0, place.start - 70), place.end + 70),
      found: now.slice(place.start, place.end),
    })
  }
}

const passagesOf = (text: string) =>
  sentences(text)
    .filter(({ text }) => text.split(/\s+/).length >= PASSAGE_WORDS)
    .slice(0, PASSAGES_EACH)

/** Searches for the passages of a text that are kept or removed in its changed version. */
function compare(kind: string, before: string, after: string) {
  if (Math.max(before.length, after.length) > TEXT_CHARACTERS) return
  const kept = wordsKept(before, after)
  const ofText = whatBecame(kept, { start: 0, end: before.length })
  for (const passage of passagesOf(before)) {
    const became = whatBecame(kept, passage)
    if (became.left <= REMOVED) {
      // The passage may have been moved, which a comparison of words takes for a removal.
      const words = squeeze(before.slice(passage.start, passage.end)).letters
      if (!squeeze(after).letters.includes(words))
        ask(`${kind}, passage removed`, before, passage, after, null)
    } else if (became.left >= PASSAGE_LEFT) {
      const how = ofText.left >= TEXT_LEFT ? 'lightly' : 'heavily'
      ask(`${kind}, text revised ${how}`, before, passage, after, became)
    }
  }
}

const { texts, revised } = readTexts()
const long = readLongTexts()
for (const text of [...texts, ...long]) {
  for (const passage of passagesOf(text)) ask('unchanged', text, passage, text, passage)
}
for (const { before, after } of revised) compare('captured', before, after)
const edits = editsOf(revised)
for (const [at, text] of long.entries()) {
  for (let version = 0; version < VERSIONS; version++) {
    compare('long', text, revise(text, edits, at * VERSIONS + version))
  }
}

// Searches for passages that were removed, while a similar passage is added elsewhere or in their
// place.
for (const text of [...texts, ...long]) {
  const passages = passagesOf(text)
  for (const [at, passage] of passages.entries()) {
    const words = text.slice(passage.start, passage.end)
    const [before, behind] = [text.slice(0, passage.start), text.slice(passage.end)]
    const twin = likeIt(words)
    // A passage that occurs twice is skipped, because one copy is left after removing the other.
    if (`${before}${behind}`.includes(words)) continue
    ask('removed', text, passage, `${before}${behind}`, null)
    if (!passages[at + 2]) continue
    ask('removed, one like it added elsewhere', text, passage, `${before}${behind} ${twin}`, null)
    ask(
      'removed, one like it was elsewhere',
      `${text} ${twin}`,
      passage,
      `${before}${behind} ${twin}`,
      null,
    )
    ask(
      'removed, one like it was next to it',
      `${before}${words} ${twin}${behind}`,
      passage,
      `${before}${twin}${behind}`,
      null,
    )
  }
}

/** A similar passage: the numbers and two words are changed. */
function likeIt(words: string): string {
  const parts = words.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)).split(' ')
  parts[Math.floor(parts.length / 2)] = 'Tolland'
  parts[parts.length - 1] = 'instead.'
  return parts.join(' ')
}

console.log(
  `${texts.length} captured texts, ${revised.length} revisions of them, ${long.length} long texts\n`,
)
for (const [kind, { asked, found, wrong }] of [...results].toSorted(([a], [b]) =>
  a < b ? -1 : 1,
)) {
  const share = ((100 * found) / asked).toFixed(2)
  console.log(`| ${kind} | ${asked} | ${share} % | ${wrong} |`)
}
const inOrder = times.toSorted((a, b) => a - b)
const at = (share: number) => inOrder[Math.floor(share * (inOrder.length - 1))]!.toFixed(2)
console.log(
  `\n${at(0.5)} ms in the middle, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most`,
)
