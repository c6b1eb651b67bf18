/** Kinds of sentences that weigh more than others: deaths, decisions and figures. */
export type KeyKind = 'deaths' | 'decision' | 'figure'

const NUMBER =
  /\p{N}|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds|thousands|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque)(?!\p{L})|[一二两三四五六七八九十百千万][余多]?(?:人|名|个|死|伤)|(?:عشرات|مئات|شخصين|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة)/iu

const DEATHS =
  /(?<!\p{L})(?:kill(?:s|ed|ing)?|dead|died|dies|deaths?|death toll|fatalit\w{3}|tote?n?|getötet|starben|gestorben|Todesopfer|ums Leben|mort(?:s|es|e|i|a|o|os|as)?|tués?|tuées?|décès|muert[oa]s?|muri\p{L}+|mueren|fallecid[oa]s?|ucciso|uccisi|vittime|morreram|погиб\p{L}*|убит\p{L}*|умер\p{L}*)(?!\p{L})|[وفب]?(?:قُ?تل[تى]?|قتلى|مقتل|قتيلا?|وفاة|وفيات|توفي\p{L}*|مصرع\p{L}*|ضحايا|شهداء|شهيدا?)(?!\p{L})|死亡|身亡|遇难|丧生|罹难|死者|死去|亡者|亡くな|사망|숨[졌진]/iu

const DECISION =
  /(?<!\p{L})(?:rul(?:ed|es|ing)|sentenc(?:ed|es)|convict(?:ed|s)|acquitt(?:ed|al)|approv(?:ed|es)|reject(?:ed|s)|vot(?:ed|es) (?:to|for|against)|elect(?:ed|s)|resign(?:ed|s)|sign(?:ed|s) (?:a|an|the|into)|bann?(?:ed|s)|ordered|agreed to|pleaded|dismissed|beschloss\p{L}*|beschlossen|verurteil\p{L}+|entschied\p{L}*|entschieden|stimmte[n]?|gewählt|trat zurück|genehmigt\p{L}*|a décidé|ont décidé|condamn\p{L}+|approuv\p{L}+|adopt\p{L}+|démission\p{L}+|decidi\p{L}+|conden\p{L}+|aprob\p{L}+|dimi(?:te|tió)|ha deciso|condannat\p{L}+|approvat\p{L}+|aprov\p{L}+)(?!\p{L})|[وف]?(?:قررت?|قرّرت?|حكمت?|قضت|صوّ?تت?|وافقت?|أقرّ?ت?|أمرت?|انتخبت?|استقالت?|رفضت?)(?!\p{L})|决定|判处|裁定|批准|通过了|宣判|当选|辞职|下令|否决|決定|可決|판결|결정/iu

const FIGURE =
  /[$€£¥]\s?\d|\d\s?(?:%|percent\b|per cent\b|Prozent|pour cent|por ciento|per cento|million|billion|trillion|Millionen|Milliarden|millions|milliards|millones|milioni|miliardi|milhões)|\d\s?(?:亿|万|%|元|美元)|\d\s?(?:في المئة|بالمئة|مليون|مليار|ألف)/iu

/** The kind of a key sentence; null for any other sentence. */
export function keyKind(text: string): KeyKind | null {
  if (DEATHS.test(text) && NUMBER.test(text)) return 'deaths'
  if (DECISION.test(text)) return 'decision'
  return FIGURE.test(text) ? 'figure' : null
}

/** The factor by which a sentence of this kind weighs more than an ordinary one. */
export const KEY_WEIGHTS: Record<KeyKind, number> = { deaths: 2.5, decision: 1.5, figure: 1.3 }

const NUMBERS = /\p{N}+/gu

/** Says if both report deaths, and the other has all numbers of the one. */
export function tellsSameDeaths(one: string, other: string): boolean {
  if (keyKind(one) !== 'deaths' || keyKind(other) !== 'deaths') return false
  const numbers = new Set(other.match(NUMBERS) ?? [])
  const own = one.match(NUMBERS) ?? []
  return own.length > 0 && own.every((number) => numbers.has(number))
}
