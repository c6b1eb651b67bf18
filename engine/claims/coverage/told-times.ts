import type { SpelledAmount } from './spelled-amounts.ts'

/** Times relative to the day of the text, each with one key for all its wordings. */
const times: Record<string, [key: string, words: RegExp][]> = {
  en: [
    ['0d', /(?<!\p{L})(?:today|tonight)(?!\p{L})/giu],
    ['0d', /(?<!\p{L})this (?:morning|afternoon|evening)(?!\p{L})/giu],
    ['0w', /(?<!\p{L})this week(?:end)?(?!\p{L})/giu],
    ['0m', /(?<!\p{L})this month(?!\p{L})/giu],
    ['0y', /(?<!\p{L})this year(?!\p{L})/giu],
    ['-1d', /(?<!\p{L})last night(?!\p{L})/giu],
    ['-1w', /(?<!\p{L})last week(?:end)?(?!\p{L})/giu],
    ['-1m', /(?<!\p{L})last month(?!\p{L})/giu],
    ['-1y', /(?<!\p{L})last year(?!\p{L})/giu],
    ['+1w', /(?<!\p{L})next week(?:end)?(?!\p{L})/giu],
    ['+1m', /(?<!\p{L})next month(?!\p{L})/giu],
    ['+1y', /(?<!\p{L})next year(?!\p{L})/giu],
  ],
  de: [
    ['0d', /(?<!\p{L})heute(?!\p{L})/giu],
    ['0w', /(?<!\p{L})diese[rn]? woche(?!\p{L})/giu],
    ['0m', /(?<!\p{L})diese[nmrs]{0,2} monats?(?!\p{L})/giu],
    ['0y', /(?<!\p{L})(?:diese[nmrs]{0,2} jahre?s?|heuer)(?!\p{L})/giu],
    ['-1w', /(?<!\p{L})(?:letzte|vergangene|vorige)[rn]? woche(?!\p{L})/giu],
    ['-1m', /(?<!\p{L})(?:letzte|vergangene|vorige)[nmrs]? monats?(?!\p{L})/giu],
    ['-1y', /(?<!\p{L})(?:letzte|vergangene|vorige)[nmrs]? jahre?s?(?!\p{L})/giu],
    [
      '+1d',
      /(?<!\p{L})(?<!(?:heute|gestern|guten|jeden|am|vom|gegen|den|diesen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) )morgen(?!\p{L})/gu,
    ],
    ['+1w', /(?<!\p{L})(?:nächste|kommende)[rn]? woche(?!\p{L})/giu],
    ['+1m', /(?<!\p{L})(?:nächste|kommende)[nmrs]? monats?(?!\p{L})/giu],
    ['+1y', /(?<!\p{L})(?:nächste|kommende)[nmrs]? jahre?s?(?!\p{L})/giu],
  ],
  fr: [
    ['0d', /(?<!\p{L})(?:aujourd['’]hui|ce (?:matin|soir)|cet après-midi)(?!\p{L})/giu],
    ['0w', /(?<!\p{L})(?:cette semaine|ce week-end)(?!\p{L})/giu],
    ['0m', /(?<!\p{L})ce mois(?!\p{L})/giu],
    ['0y', /(?<!\p{L})cette année(?!\p{L})/giu],
    ['-1w', /(?<!\p{L})(?:semaine|week-end) (?:dernière?|passée?)(?!\p{L})/giu],
    ['-1m', /(?<!\p{L})mois (?:dernier|passé)(?!\p{L})/giu],
    ['-1y', /(?<!\p{L})(?:an dernier|année (?:dernière|passée))(?!\p{L})/giu],
    ['+1w', /(?<!\p{L})(?:semaine prochaine|week-end prochain)(?!\p{L})/giu],
    ['+1m', /(?<!\p{L})mois prochain(?!\p{L})/giu],
    ['+1y', /(?<!\p{L})(?:an prochain|année prochaine)(?!\p{L})/giu],
  ],
  es: [
    ['0d', /(?<!\p{L})(?:hoy|esta (?:mañana|tarde|noche))(?!\p{L})/giu],
    ['0w', /(?<!\p{L})est[ae] (?:semana|fin de semana)(?!\p{L})/giu],
    ['0m', /(?<!\p{L})este mes(?!\p{L})/giu],
    ['0y', /(?<!\p{L})este año(?!\p{L})/giu],
    ['-1d', /(?<!\p{L})anoche(?!\p{L})/giu],
    ['-1w', /(?<!\p{L})semana pasada(?!\p{L})/giu],
    ['-1m', /(?<!\p{L})mes pasado(?!\p{L})/giu],
    ['-1y', /(?<!\p{L})año pasado(?!\p{L})/giu],
    ['+1d', /(?<!\p{L})(?<!(?:la|esta|una|cada|toda|de|media) )mañana(?!\p{L})/giu],
    ['+1w', /(?<!\p{L})(?:próxima semana|semana (?:próxima|que viene))(?!\p{L})/giu],
    ['+1m', /(?<!\p{L})(?:próximo mes|mes (?:próximo|que viene))(?!\p{L})/giu],
    ['+1y', /(?<!\p{L})(?:próximo año|año (?:próximo|que viene))(?!\p{L})/giu],
  ],
}

/** Words that address the reader: the "today" of "Visit us today" is not a time of the news. */
const TO_READER: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:you|your|yours)(?!\p{L})|^(?:apply|ask|book|bring|buy|call|check|choose|click|come|contact|discover|do|donate|don['’]t|download|enjoy|explore|find|follow|get|give|help|imagine|join|keep|learn|listen|look|make|meet|order|pick|plan|please|read|register|reserve|save|see|send|share|shop|sign|start|stop|subscribe|take|taste|tell|treat|try|visit|vote|watch|write)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dein\p{L}{0,2}|dich|dir|euch|eure[nmrs]?)(?!\p{L})|\p{L}[ ,]+(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})|^(?:besuch|bestell|entdeck|hol|komm|lies|meld|nimm|probier|schau|sieh|spar)\p{Ll}{0,3}(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|toi)(?!\p{L})|^\p{L}{2,20}ez(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|tú|tu|tus|te|ti|os|vuestr[ao]s?)(?!\p{L})|^(?:aprende|compra|consulta|descubre|disfruta|empieza|lee|llama|llámanos|pide|prueba|reserva|suscríbete|ven|visita|visítanos|únete|compre|descubra|llame|pruebe|reserve|venga|visite)(?!\p{L})/iu,
}

/** The most characters of an invitation. Longer sentences that address the reader are reports. */
const INVITATION_CHARACTERS = 90

/** Says if a sentence is a short one that addresses its reader and quotes nobody. */
export function speaksToReader(sentence: string, language: string): boolean {
  const text = sentence.trim()
  if (text.length > INVITATION_CHARACTERS || /["“”„«»]/u.test(text)) return false
  return Object.hasOwn(TO_READER, language) && TO_READER[language]!.test(text)
}

/** Finds times such as "today", "this week" or "next month", which are true on one day and false on others. */
export function toldTimes(text: string, language: string): SpelledAmount[] {
  // A feed may state a language that has no list here.
  if (!Object.hasOwn(times, language)) return []
  return times[language]!.flatMap(([key, words]) =>
    Array.from(text.matchAll(words), (match) => ({
      key,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
}

/** Says if a time includes the day of the text. */
export const isNow = (key: string) => key.startsWith('0')
