import { outsideQuotes } from '#engine/summaries/sentences/outside-quotes.ts'

/** Times relative to the day of the report. */
const NEAR_TIME =
  /(?<!\p{L})(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend)|(?:later|earlier) (?:today|this week)|next (?:week|weekend)|in the coming (?:hours|days)|heute|morgen|gestern|diese woche|nächste woche|kommende woche|am wochenende|aujourd['’]hui|demain|hier|ce (?:matin|soir|week-end)|cette semaine|la semaine prochaine|hoy|mañana|ayer|esta (?:mañana|tarde|noche|semana)|la próxima semana|el próximo fin de semana)(?!\p{L})/iu
/** Days of the week, which are clear only within a week of the report. */
const WEEKDAY =
  /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/u

/** Says if a sentence has a time that depends on the day of its report, such as "tomorrow". */
export function saysNearTime(text: string): boolean {
  return NEAR_TIME.test(text) || WEEKDAY.test(text)
}

/**
 * Says if a sentence has a time that is misleading some days later, such as "tomorrow". Quoted
 * words do not count.
 */
export function saysComingTime(text: string): boolean {
  return NEAR_TIME.test(outsideQuotes(text))
}
