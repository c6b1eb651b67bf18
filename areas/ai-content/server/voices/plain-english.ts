import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { PlainFinding } from '../../contracts/voices.ts'
import { inCaseOf } from '../../voices/finding.ts'

/** The most findings of one text; more would not help the reader. */
const MOST_FINDINGS = 1000

const checker = unified()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextIndefiniteArticle)
  .use(retextReadability, { age: 16, minWords: 8 })

/**
 * Long runs of letters that cannot be an English word; counting their syllables would take
 * quadratic time.
 */
const NO_WORD = /[\p{L}\p{M}\p{N}]{80,}/gu

/** Finds long phrases, passives, hard sentences and wrong articles. */
export function checkPlainEnglish(text: string): PlainFinding[] {
  const words = text.replaceAll(NO_WORD, (run) => ' '.repeat(run.length))
  const file = new VFile(words)
  checker.runSync(checker.parse(file), file)
  return file.messages
    .flatMap((message): PlainFinding[] => {
      const place = message.place && 'start' in message.place ? message.place : null
      const start = place?.start.offset
      const end = place?.end.offset
      if (start === undefined || end === undefined) return []
      const found = text.slice(start, end)
      const [instead = null] = message.expected ?? []
      return [
        {
          ...{ start, end, why: whyOf(message.source, found, instead) },
          instead: instead === null ? null : inCaseOf(found, instead),
        },
      ]
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_FINDINGS)
}

function whyOf(source: string | undefined, found: string, instead: string | null): string {
  if (source === 'retext-passive') return 'Passive: say who does it.'
  if (source === 'retext-readability') return 'This sentence is hard to read.'
  if (source === 'retext-indefinite-article')
    return `“${instead ?? found}” goes with the next word.`
  return instead === null ? `“${found}” can be left out.` : `“${instead}” is simpler.`
}
