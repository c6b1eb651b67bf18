import type { SiteRule } from '#areas/sources/contracts/site-rules.ts'
import { pressed } from '#areas/sources/web/site-rules/rule-changes.ts'
import { pageChoices } from '#engine/pages/choosing/page-choices.ts'
import { extractPage } from '#engine/pages/extract-page.ts'
import { hasPages, knownPages, squeezed, type KnownPage } from './fulltext/scores.ts'

// Prints how much a site rule improves the publishers whose pages are read worst. A rule is made as
// a person makes it: by pressing one piece after another that is wrongly kept or missing. It is
// learnt on one page, and tested on the publisher's other pages. npm run fulltext:rules

const PUBLISHERS = 15
const MOST_PRESSES = 6
/** The number of wrong pieces, the longest first, that a person would look at. */
const TRIED = 14
const WORTH_A_PRESS = 0.003
/** The least length of a paragraph that counts as found inside a longer line. */
const PARAGRAPH_CHARACTERS = 20

if (!hasPages()) {
  console.log('No pages beside the repository: nothing was measured.')
  process.exit(0)
}

const pages = []
for (const page of knownPages()) {
  if (paragraphsOf(page).length > 0) pages.push({ page, before: await harmony(page) })
}
pages.sort((a, b) => a.before - b.before)
const worst = new Map<string, (typeof pages)[number]>()
for (const one of pages) {
  if (worst.size < PUBLISHERS && !worst.has(one.page.publisher)) worst.set(one.page.publisher, one)
}

console.log('| page | before | by a rule | presses | other pages of the publisher |')
console.log('| --- | --- | --- | --- | --- |')
for (const { page, before } of worst.values()) {
  const { rule, score, presses } = await pressUntilRight(page, before)
  const others = []
  for (const other of pages) {
    if (other.page === page || other.page.publisher !== page.publisher) continue
    others.push(`${percent(other.before)} to ${percent(await harmony(other.page, rule))}`)
  }
  const cells = [page.page, percent(before), percent(score), String(presses), others.join(', ')]
  console.log(`| ${cells.join(' | ')} |`)
  if (process.argv.includes('--rules')) console.log(JSON.stringify(rule))
}

async function pressUntilRight(page: KnownPage, before: number) {
  let best: { rule: SiteRule; score: number } = { rule: { take: [], drop: [] }, score: before }
  let presses = 0
  while (presses < MOST_PRESSES) {
    const { rule } = best
    const wrong = pageChoices(page.html, page.address, rule)
      .choices.filter(({ words, isTaken }) => words.length > 3 && isTaken !== isKnown(page, words))
      .toSorted((a, b) => b.words.length - a.words.length)
    const next = new Map(
      wrong.map((piece) => {
        const rule = pressed(best.rule, piece)
        return [JSON.stringify(rule), rule]
      }),
    )
    for (const rule of [...next.values()].slice(0, TRIED)) {
      const score = await harmony(page, rule)
      if (score > best.score + WORTH_A_PRESS) best = { rule, score }
    }
    if (best.rule === rule) break
    presses++
  }
  return { ...best, presses }
}

/**
 * The harmonic mean of the share of paragraphs that are in our text, and of the share of our text
 * that belongs to the article.
 */
async function harmony(page: KnownPage, rule?: SiteRule): Promise<number> {
  const { text } = await extractPage(page.html, page.address, rule)
  const whole = squeezed(text)
  const paragraphs = paragraphsOf(page)
  const recall = paragraphs.filter((words) => whole.includes(words)).length / paragraphs.length
  const lines = text.split('\n').filter((line) => squeezed(line) !== '')
  const right = lines.filter((line) => isKnown(page, line))
  const precision = lengthOf(right) / Math.max(1, lengthOf(lines))
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
}

function isKnown(page: KnownPage, words: string): boolean {
  const { title, body } = page.article
  const paragraphs = paragraphsOf(page)
  const beside = [title ?? '', ...(body?.summary ?? [])].map(squeezed)
  const headlines = (body?.sections ?? []).flatMap(({ headline }) => headline ?? []).map(squeezed)
  const line = squeezed(words)
  return (
    [...paragraphs, ...beside, ...headlines].join('|').includes(line) ||
    paragraphs.some((known) => known.length > PARAGRAPH_CHARACTERS && line.includes(known))
  )
}

function paragraphsOf({ article }: KnownPage): string[] {
  return (article.body?.sections ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .map(squeezed)
    .filter((words) => words !== '')
}

function lengthOf(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0)
}

function percent(value: number): string {
  return `${(100 * value).toFixed(0)} %`
}
