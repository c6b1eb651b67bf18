import type { Outcome } from '../reading/outcome.ts'

/** Words that tell that something is over, and how it ended; in the languages that questions are read in. */
const DONE: Record<Outcome, RegExp> = {
  win: /(?<!\p{L})(?:w[io]ns?|winning|winners?|victor(?:y|ies|ious)?|triumph(?:s|ed|ant)?|beat(?:s|en|ing)?|defeat(?:s|ed|ing)?|tops|topped|toppl(?:es|ed)|oust(?:s|ed)|unseat(?:s|ed)|upsets?|clinch(?:es|ed)|prevail(?:s|ed)|captur(?:es|ed)|crowned|(?:re-?)?elected|advanc(?:es|ed)|los(?:es?|t|ing)|loss|downs|downed|edg(?:es|ed)|rout(?:s|ed)|crush(?:es|ed)|shells?|thrash(?:es|ed)|knock(?:s|ed) out|eliminat(?:es|ed)|sweeps?|swept|takes|took|conced(?:es|ed)|(?:held|holds?|fend(?:s|ed)) off|retain(?:s|ed)|regain(?:s|ed)|champions?|gold|bested|pick(?:s|ed)|chose|(?:was|were|been) chosen|reject(?:s|ed)|gewann|gewinnt|gewonnen|sieg(?:t|te|er)?|besiegte?|schlug|schlägt|remporte|remporté|gagne|gagné|bat|battu|s['’]impose|victoire|ganó|gana|ganado|vence|venció|derrotó|victoria|vince|vinto|batte|sconfitto|vittoria|vencedor|venceu|ganhou|derrotou|vitória|wint|won|gewonnen|verslaat|verslagen|wygrał[aio]?|pokonał[aio]?)(?!\p{L})/giu,
  verdict:
    /(?<!\p{L})(?:convict(?:s|ed|ion)|acquit(?:s|ted|tal)|found guilty|found not guilty|guilty of|guilty verdict|jury found|verdict|cleared|mistrial|hung jury|deadlocked|liable|verurteilt|freigesprochen|schuldig gesprochen|condamnée?|acquittée?|condenad[oa]|absuelt[oa]|condannat[oa]|assolt[oa]|absolvid[oa]|veroordeeld|vrijgesproken|skazan[yae]|uniewinnion[yae])(?!\p{L})/giu,
  sentence:
    /(?<!\p{L})(?:sentenced|sentence of|life sentences?|jailed|imprisoned|gets life|gets \d+|got \d+|handed|put away|fined|executed|verurteilt|condamnée?|condenad[oa]|condannat[oa]|veroordeeld|skazan[yae])(?!\p{L})/giu,
  decision:
    /(?<!\p{L})(?:rul(?:es|ed|ing)|decid(?:es|ed)|decision|sid(?:es|ed) with|reject(?:s|ed)|upheld|upholds|strikes? down|struck down|block(?:s|ed)|dismiss(?:es|ed)|overturn(?:s|ed)|declin(?:es|ed)|allow(?:s|ed)|grant(?:s|ed)|order(?:s|ed)|voted|approv(?:es|ed)|restor(?:es|ed)|halt(?:s|ed)|den(?:ies|ied)|toss(?:es|ed)|throws? out|threw out|thrown out|paus(?:es|ed)|found|finds|cleared|clears|reviv(?:es|ed)|let stand|entschied|entschieden|urteilte|kippt|tranché|jugé|falló|dictaminó|deciso|decidiu|besloten)(?!\p{L})/giu,
  end: /(?<!\p{L})(?:w[io]ns?|victor(?:y|ious)|beat(?:s|en)?|defeat(?:s|ed)|los(?:es?|t)|loss|draw|tied|end(?:s|ed)|finish(?:es|ed)|conclud(?:es|ed)|upheld|rejected|dismissed|overturned|quashed|convicted|acquitted|elected|results?|passed|failed|approved|collapsed|\d{1,3}\s?[-–:]\s?\d{1,3}|gewonnen|gewann|verloren|endete|terminé|gagné|perdu|ganó|perdió|terminó|vinto|perso|finita|venceu|perdeu)(?!\p{L})/giu,
}
/** Words shortly before an outcome that has not happened, or that somebody only claims. */
const NOT_DONE =
  /(?<!\p{L})(?:will|would|could|may|might|should|can|cannot|must|if|whether|before|unless|chances?|odds|hop(?:es?|ed|ing)|bid|seek(?:s|ing)?|sought|vow(?:s|ed)?|expect(?:s|ed)?|likely|unlikely|favou?red|favou?rites?|aim(?:s|ing)?|predict(?:s|ed)?|forecasts?|set|fac(?:es?|ing)|potential|possibl[ey]|avoid(?:s|ed|ing)?|without|carr(?:y|ies|ying)|maximum|await(?:s|ing)?|not|never|claim(?:s|ed)?|ask(?:s|ed|ing)?|urg(?:es?|ed|ing)|want(?:s|ed)?|tr(?:y|ies|ied|ying)|fights?|fighting|looks? to|plans?|path|race|vying|running|campaign|best bets|last|defending|former|reigning|previous|another|wird|würde|könnte|soll|pourrait|podría|potrebbe|poderia|zou)(?!\p{L})/iu
/** Phrases such as "Projected to win", by which outcomes are usually reported. */
const CALLED =
  /(?<!\p{L})(?:projected|projects|project|went on|goes on|appears|called|declared)(?!\p{L})/iu
const INFINITIVE = /(?<!\p{L})to\s+$/iu
const BASE_FORM = /^(?:win|beat|defeat|lose|rule|pick|conduct|sentence|draw)$/iu
const TITLE = /^champions?$/iu
const BECOMES = /(?<!\p{L})(?:bec[ao]mes?|crowned|named)(?!\p{L})/iu
const BEFORE = 45
/** The ends of clauses, after which a sentence may be about something else. */
const CLAUSE = /[,;:.()–—]\s/u
/** Words for a round before the final, a win of which is not a win of the contest. */
const ROUND =
  /(?<!\p{L})(?:semi-?finals?|quarter-?finals?|(?:place|spot|berth) in the final|reach(?:es|ed)? the final|into the final|halbfinal\p{L}*|demi-finales?|semifinale?s?)(?!\p{L})/iu
/** Words for a future contest. */
const NEXT_ROUND =
  /(?<!\p{L})(?:to|into|reach(?:es|ed)?|forc(?:es|ed)|head(?:s|ed|ing)? (?:to|for)) (?:an? |the |next (?:week|month)['’]s )?(?:run-?off|final|second round|stichwahl|ballottaggio)(?!\p{L})/iu
const YEAR = /(?<!\d|since |from |after |until |of )(?:19|20)\d\d(?!\d)/giu

interface Told {
  outcome: Outcome
  publishedAt: number
  /** The text of the question. Years that it names are not too old. */
  asked: string
}

/**
 * Says if a sentence reports an outcome as done, not as hoped or feared, and not of another year.
 */
export function tellsAsDone(sentence: string, { outcome, publishedAt, asked }: Told): boolean {
  const year = new Date(publishedAt).getUTCFullYear()
  const isOld = [...sentence.matchAll(YEAR)].some(
    ([said]) => Number(said) < year && !asked.includes(said),
  )
  if (isOld) return false
  if (outcome === 'win' && NEXT_ROUND.test(sentence)) return false
  if (outcome === 'win' && ROUND.test(sentence) && !ROUND.test(asked)) return false
  return [...sentence.matchAll(DONE[outcome])].some(({ index, 0: word }) => {
    const before = sentence.slice(Math.max(0, index - BEFORE), index)
    const clause = before.split(CLAUSE).at(-1)!
    if (CALLED.test(clause)) return true
    if (TITLE.test(word) && !BECOMES.test(clause)) return false
    if (INFINITIVE.test(clause) && BASE_FORM.test(word)) return false
    return !NOT_DONE.test(clause)
  })
}

/** Matches words for a fact that is not known yet. */
const UNKNOWN =
  /(?<!\p{L})(?:unclear|unknown|undisclosed|unnamed|not (?:yet |immediately |been |yet been )?(?:clear|known|released|disclosed|determined|identified|named|announced|confirmed|available|revealed)|yet to be|no (?:cause|motive|reason|date|details?|verdict|decision|winner)(?!\p{L})|(?:did|does|has|have|would)(?: not|n['’]t) (?:immediately |yet )?(?:say|said|disclose|disclosed|release|released|name|named|identify|identified|comment|give|given|specify|specified)|declined to (?:say|comment|name|give)|still (?:being )?investigat|under investigation|unklar|noch nicht bekannt|inconnue?|pas encore|se desconoce|no se sabe|non è chiaro|ignoto)(?!\p{L})/iu

/** Says if a sentence reports that the answer is unknown: then it is not an answer, even if it holds every word. */
export function tellsUnknown(sentence: string): boolean {
  return UNKNOWN.test(sentence)
}
