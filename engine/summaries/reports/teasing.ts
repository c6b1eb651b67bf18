import { ownWords } from '../sentences/own-words.ts'

/** Matches words by which an author interprets the news. */
const INTERPRETS = [
  /\b(?:highlights|underscores|underlines|illustrates|spotlights|exemplifies|sums up)\b/iu,
  /\bexposes (?:an?|the|how|limits|gaps|cracks|rifts?|divides?|flaws?)\b/iu,
  /\bshines (?:an? )?(?:light|spotlight)\b|\bputs? (?:the |an? )?(?:focus|spotlight)\b|\bin the spotlight\b/iu,
  /\brisks \p{L}+ing\b|\braises? (?:\p{L}+ )?(?:questions|concerns|fears|doubts|eyebrows)\b/iu,
  /\b(?:draws?|sparks?|stirs?) (?:\p{L}+ )?(?:backlash|concerns?|criticism|fury|ire|outcry|outrage|scrutiny)\b/iu,
  /\bfaces (?:an? )?(?:[\p{L}-]+ )?(?:battle|challenge|dilemma|fight|reckoning|task|test)\b/iu,
  /\b(?:warning sign|wake-up call|casts? (?:an? )?(?:shadow|pall)|shock ?waves|sets? the stage)\b/iu,
  /\b(?:deal(?:s|t|ing)|a) (?:an? )?(?:\p{L}+ )?blow (?:to|for)\b/iu,
  /\b(?:shows (?:how|why|that)|reveals (?:how|why)|factors that)\b/iu,
  /\b(?:(?:is|are)n['’]t|is (?:more|bigger|worse|better) \p{L}+|now what|hard part|end of an era|has one (?:big|huge))\b/iu,
]
/** Matches titles that hide their news behind the link. */
const TEASES = [
  /^(?:this|these|read|breaking down|an? (?:closer )?look|look(?:ing)? back|remembering|list of|behind|key (?:takeaways|results|moments))\b/iu,
  /^(?:timeline|politics chat|the \p{L}+):/iu,
  /^the (?:\p{L}+ ){1,4}(?:that|behind)\b|^the (?:real|true|truth|rise of|fall of|(?:trouble|problem) with|case for)\b/iu,
  /\b(?:takeaways|key revelations|big break|twists?|releases claim|(?:good|bad|great|big) news|chances of|disturbing detail)\b/iu,
  /\breveal(?:s|ed)? (?:why|what|who|how|exact|reason)\b|\brevealed$|\bdetails (?:behind|emerge|revealed)\b/iu,
  /\btakes? (?:an? )?(?:\p{L}+ ){0,2}turn\b|\b(?:gets?|getting) (?:real|strange|weird|ugly|awkward|honest)\b/iu,
  /\b(?:sends?|sent|shares?|receives?) (?:an? )?\p{L}+ (?:message|update)\b|\bmajor (?:\p{L}+ )?(?:update|move)\b/iu,
  /\bobvious (?:mistake|slip)\b|\bone (?:common|simple|big|huge) (?:type|thing|reason|word)\b/iu,
]
const CHARACTERS_READ = 200

/**
 * Says if a title interprets the news, or makes readers curious, instead of telling it. It reads
 * English only, and ignores quotes.
 */
export function teases(title: string): boolean {
  const read = ownWords(title.slice(0, CHARACTERS_READ))
  return [...INTERPRETS, ...TEASES].some((one) => one.test(read))
}
