import type { Item } from '#engine/scripts/choose-items.ts'
import { factWords } from '#engine/summaries/facts/same-fact.ts'
import { stems } from '#engine/words/terms.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { adCharacters } from '../../choices.ts'

/** The most quotations below a press release. */
const MOST_OF_RELEASE = 3
/** The fewest words to share, because a single word may be shared by chance. */
const LEAST_SHARED = 2
/** Words of grim news, which must not appear beside a product. */
const GRIM =
  /(?<!\p{L})(?:kill\p{L}*|dead|deadly|deaths?|die[ds]?|dying|fatal\p{L}*|murder\p{L}*|shoot\p{L}*|shot|stabb\p{L}*|rap(?:e|ed|ist)|abus\p{L}*|injur\p{L}*|wound\p{L}*|victims?|suicid\p{L}*|war|crash\p{L}*|bomb\p{L}*|terror\p{L}*|arrest\p{L}*|indict\p{L}*|accus\p{L}*|getötet\p{L}*|tote?[nrs]?|gestorben|verletzt\p{L}*|krieg\p{L}*|opfer\p{L}*|mord\p{L}*|tué\p{L}*|morte?s?|blessé\p{L}*|guerre|victimes?|meurtre\p{L}*|muert\p{L}*|herid\p{L}*|guerra|víctimas?|asesinat\p{L}*)(?!\p{L})/iu

/**
 * Chooses quotations that support the writer's own words: one sentence for a product or an ad, a
 * few below a press release. Texts of other types keep all items.
 */
export function bearingOut(brief: WholeBrief, items: readonly Item[]): Item[] {
  const own = wordsOfWriter(brief)
  switch (brief.type) {
    case 'product-description':
      return proofs(own, items).slice(0, 1)
    case 'ad-copy':
      return proofs(own, items).filter(fitsAd).slice(0, 1)
    case 'press-release':
      return items
        .filter((item) => isClear(item) && shared(own, item) >= LEAST_SHARED)
        .slice(0, MOST_OF_RELEASE)
    default:
      return [...items]
  }
}

/**
 * Finds sentences that support the points of a sales text, can be understood alone, and report
 * nothing grim.
 */
const proofs = (own: ReadonlySet<string>, items: readonly Item[]) =>
  items.filter(
    (item) => isClear(item) && !GRIM.test(item.sentence!.text) && shared(own, item) >= LEAST_SHARED,
  )

/**
 * Says if a sentence can be understood alone and no other source contradicts it, because there is
 * no room for a second sentence.
 */
function isClear({ story, sentence }: Item): boolean {
  if (!sentence || sentence.flaws.isDangling || sentence.flaws.leansOnHeadline) return false
  return !story.differences.some(({ sides }) => sides.includes(sentence))
}

function fitsAd({ sentence }: Item): boolean {
  const { text = '', of } = sentence ?? {}
  return `${of?.outlet}: ${text}`.length <= adCharacters.text
}

/**
 * Counts the words of the writer in a sentence and its headline; 0 if the sentence itself has none
 * of them.
 */
function shared(own: ReadonlySet<string>, { sentence }: Item): number {
  if (!sentence || ![...sentence.facts].some((word) => own.has(word))) return 0
  const words = new Set([...sentence.facts, ...sentence.headline])
  return [...words].filter((word) => own.has(word)).length
}

function wordsOfWriter({ name, about, points, language }: WholeBrief): Set<string> {
  return new Set(factWords(stems([name, about, ...points].join('\n'), language)))
}
