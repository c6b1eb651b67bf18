/** The part of a piece that a sentence belongs to. */
export type Part = 'news' | 'background' | 'caveats' | 'reports' | 'next'

/** Words for uncertainty, a denial or a warning. */
const CAVEATS: Record<string, RegExp> = {
  en: /\b(?:unclear|(?:is|was|are|were|remains?|remained) unknown|unconfirmed|unverified|uncertain|not yet (?:been )?(?:clear|known|confirmed|said)|could not be (?:independently )?(?:verified|confirmed|reached)|not (?:independently )?(?:verified|confirmed)|no evidence|(?:did|has|have) not (?:immediately )?(?:respond|comment|say|said|responded|commented|disclosed?)|declin(?:ed|es) to (?:comment|say)|den(?:ied|ies|y)|disput(?:ed|es)|caution(?:ed|s)|warn(?:ed|s) that|critics (?:say|said|argue|argued|warn))\b/iu,
  de: /(?<!\p{L})(?:unklar|unbekannt|unbestätigt|ungewiss|nicht bestätigt|nicht (?:unabhängig )?überprüf\p{L}*|keine (?:Hinweise|Belege|Beweise)|wollte sich nicht|äußerte sich (?:zunächst )?nicht|bestreitet|bestritt|dementiert\p{L}*|weist .{0,40}zurück|wies .{0,40}zurück|warn(?:t|te|en|ten)|kritiker)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:on ignore|n['’]a pas été (?:confirmé|vérifié)|pas encore (?:connu|confirmé)|inconnue?s?|incertaine?s?|aucune preuve|n['’]a pas (?:souhaité|répondu|commenté)|dément\p{L}*|conteste\p{L}*|met en garde|mis en garde|avertit|averti que|nie)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:se desconoce|no está claro|sin confirmar|no ha sido confirmad\p{L}*|aún no (?:se )?(?:sabe|conoce|ha)|no hay (?:pruebas|evidencia)|negó|niega|desmi\p{L}+|no (?:quiso|respondió)|advirti\p{L}+|advierte)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non è (?:chiaro|noto|ancora)|sconosciut\p{L}|non confermat\p{L}|nessuna (?:prova|conferma)|nega|ha negato|smentisc\p{L}+|smentit\p{L}|avvert\p{L}+|non ha (?:commentato|risposto))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não está claro|desconhecid\p{L}|não (?:foi )?confirmad\p{L}|ainda não (?:se )?(?:sabe|há|foi)|não há (?:provas|evidência\p{L}*)|negou|nega|desment\p{L}+|não (?:quis|respondeu|comentou)|alert(?:ou|a)|advert\p{L}+)(?!\p{L})/iu,
}

/** Words for plans and expectations. */
const NEXT: Record<string, RegExp> = {
  en: /\b(?:will (?:be|begin|start|take|meet|hold|vote|decide|continue|have|open|run|go|appear|face|remain|return|visit|travel|make|host|play|release|launch|announce|hear|consider|not)|(?:is|are) (?:scheduled|expected|set|due|slated|planning|likely|about) (?:to|for|on)|(?:(?<!\b(?:an?|the|its|his|her|their|our|this|that|any|no|new|peace) )plan|(?<!\bof )plans) to|next (?:week|month|year|spring|summer|fall|autumn|winter)|later this (?:week|month|year)|by the end of (?:the|this|next))\b/iu,
  de: /(?<!\p{L})(?:soll(?:en)? .{3,80}(?:werden|beginnen|starten|stattfinden)|wird (?:erwartet|voraussichtlich)|werden (?:erwartet|voraussichtlich)|ist geplant|sind geplant|plant|planen|(?:am|ab|nächste[nrs]?|kommende[nrs]?) (?:woche|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b.{0,60}(?:soll|will|wird)|voraussichtlich|steht noch aus)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est (?:prévue?|attendue?)|sont (?:prévue?s|attendue?s)|devrai(?:t|ent)|prévoi(?:t|ent)|(?:la semaine|le mois|l['’]année|l['’]an) prochaine?|aura lieu|auront lieu|sera|seront)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:está previst[oa]|están previst[oa]s|se espera|se prevé|prevé|planea[n]?|tendrá lugar|próxim[oa]s?|será[n]?|deberá[n]?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:è previst[oa]|sono previst[ie]|è attes[oa]|dovrebbe(?:ro)?|prevede(?:no)?|prossim[oaie]|si terrà|sarà|saranno)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:está previst[oa]|estão previst[oa]s|deve(?:rá|rão|m)|prevê|próxim[oa]s?|será|serão|planeja|planeia)(?!\p{L})/iu,
}

const FIGURE = /\p{N}|%|\p{Lu}{2,}/gu

/** Says if a sentence is about something uncertain. `own` is the sentence without its quotes. */
export function isCaveat(own: string, language: string): boolean {
  return CAVEATS[language]?.test(own) ?? false
}

/**
 * Says if the main clause is about the future: "the party whose leader will face …" is about the
 * present.
 */
export function isAhead(own: string, language: string): boolean {
  const found = NEXT[language]?.exec(own)
  return !!found && !ASIDE.test(own.slice(0, found.index))
}

/** Matches the start of a subordinate clause, which is skipped if it ends with a comma. */
const ASIDE =
  /(?<!\p{L})(?:whose|which|who|since|after|while|wer|deren|dessen|dont|lequel|cuyo|cuya|il cui|cujo|cuja) [^,]*$/iu

/** Counts the technical terms of a sentence: figures, shares and abbreviations, up to MOST_TERMS. */
export function countTerms(text: string): number {
  return Math.min(MOST_TERMS, text.match(FIGURE)?.length ?? 0)
}

const MOST_TERMS = 6
