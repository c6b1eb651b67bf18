import { isAhead } from '../sentences/cues.ts'

/**
 * Words for something that is only true until the next report: not yet, still, so far, to be
 * decided.
 */
const UNSETTLED: Record<string, RegExp> = {
  en: /\b(?:(?:has|have|had)(?:n['’]t| not)(?: yet)?|not yet|yet to|still|so far|currently|remains?|for now|as of (?:now|\p{Lu}\p{Ll}+day)|(?:could|may|might) (?:soon|still|yet)?|(?:is|are|was|were) (?:weighing|considering|mulling|poised|awaiting|waiting|searching)|ahead of|in the coming (?:days|hours|weeks)|any (?:breakthrough|decision|deal)|is to|are to|(?:appear|seem|look)(?:s|ed)? (?:set|poised|likely|certain|ready) to)\b/u,
  de: /(?<!\p{L})(?:noch (?:nicht|immer|kein\p{L}*|unklar)|bislang|bisher|derzeit|vorerst|könnte[n]?|erwägt|erwägen|prüft|steht aus|will|wollen|soll|sollen)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas encore|toujours|pour l['’]instant|jusqu['’]ici|actuellement|pourrai(?:t|ent)|envisage\p{L}*|reste(?:nt)?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:aún|todavía|por ahora|hasta ahora|actualmente|podría[n]?|evalúa[n]?|estudia[n]?|sigue[n]?)(?!\p{L})/u,
  it: /(?<!\p{L})(?:non ancora|ancora|finora|per ora|attualmente|potrebbe(?:ro)?|valuta(?:no)?|resta(?:no)?)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:ainda|por enquanto|até agora|atualmente|poderia[m]?|pode(?:m|rá|rão)?|avalia[m]?|continua[m]?)(?!\p{L})/u,
}

/**
 * Says if a sentence is only true until the next report. `own` is the sentence without its quotes.
 */
export function isPerishable(own: string, language: string): boolean {
  return isAhead(own, language) || (UNSETTLED[language]?.test(own) ?? false)
}

/** Words that report the end, delay or withdrawal of something reported before. */
const REVERSAL: Record<string, RegExp> = {
  en: /\b(?:delay(?:s|ed|ing)?|postpon(?:es?|ed|ing)|paus(?:es?|ed|ing)|suspend(?:s|ed|ing)?|cancel(?:s|led|ed|ling|ing)?|call(?:s|ed) off|halt(?:s|ed|ing)?|lift(?:s|ed|ing)?|withdr(?:aws?|ew|awn|awing)|revok(?:es?|ed)|rescind(?:s|ed|ing)?|revers(?:es?|ed|ing)|overturn(?:s|ed|ing)?|scrap(?:s|ped|ping)?|abandon(?:s|ed|ing)?|back(?:s|ed) (?:down|off)|reinstat(?:es?|ed|ing)|shorten(?:s|ed|ing)?|cut(?:s)? short|retract(?:s|ed|ing)?|releas(?:es?|ed) (?:from|after)|no longer)\b/iu,
  de: /(?<!\p{L})(?:verschob\p{L}*|verschieb\p{L}*|verschoben|ausgesetzt|setzt\p{L}* .{0,40}aus|gestoppt|stoppt\p{L}*|abgesagt|sagt\p{L}* .{0,40}ab|hebt .{0,40}auf|hob .{0,40}auf|aufgehoben|zieh(?:t|en) .{0,40}zurück|zog\p{L}* .{0,40}zurück|zurückgezogen|widerr\p{L}+|rückgängig|nicht mehr)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:report(?:e|é|ent|ée)|suspen(?:d|du|due|dent)|annul(?:e|é|ent|ée)|lèv(?:e|ent)|levé|retir(?:e|é|ent)|révoqu\p{L}+|renonc\p{L}+|revient sur|ne .{1,30} plus)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:aplaz\p{L}+|suspend\p{L}+|suspens\p{L}+|cancel\p{L}+|levant(?:a|ó|an)|retir(?:a|ó|an)|revoc\p{L}+|anul\p{L}+|renunci\p{L}+|da marcha atrás|ya no)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:rinvi\p{L}+|sospe\p{L}+|annull\p{L}+|revoc\p{L}+|ritir\p{L}+|rinunci\p{L}+|fa marcia indietro|non .{1,20} più)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:adi(?:a|ou|am|ado)|suspend\p{L}+|suspens\p{L}+|cancel\p{L}+|revog\p{L}+|retir\p{L}+|anul\p{L}+|volta atrás|já não)(?!\p{L})/iu,
}

/** Says if a newer text reports an end, delay or withdrawal that the older one does not. */
export function isReversedBy(older: string, newer: string, language: string): boolean {
  const reversal = REVERSAL[language]
  return reversal ? reversal.test(newer) && !reversal.test(older) : false
}
