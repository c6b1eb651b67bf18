import { speaksToModel } from '../../claims/speaks-to-model.ts'

/** Emoji, which no voice can read. */
const PICTURES = /\p{Emoji_Presentation}|\ufe0f/u
/** Signs of programs and markup: brackets, arrows, calls, and the end of a line of code. */
const CODE = /[{}`|\t\\]|<\/?[a-z]|=>|->|::|&&|\w\(\)|;\s*$|(?<!\p{L})_\w|\w_\w/iu
const FORMULA = /[=^≤≥≈±∑∫∏√∞∂∇×÷∈→⇒⇔]|\d\s?\*\s?\d/u
/** Matches web and mail addresses, account names and hashtags. */
const ADDRESS =
  /https?:|www\.|\S@\S|(?<![\p{L}\p{N}])[@#][\p{L}_]\w*|\b[a-z0-9-]{2,63}\.(?:com|org|net|io|co|gov|edu|de|fr|es|it|pt|uk|eu|info|news|tv|app|dev)\b/iu
/** Matches notes that outlets print next to their news, mostly in other languages than English. */
const AROUND_NEWS =
  /\b(?:lesen sie|mehr dazu|foto:|bild:|quelle:|crédit|photo :|lire aussi|à lire|lea también|leia (?:mais|também)|leggi anche|foto di|por favor|subscríb|iscriviti|assine|watch:|listen:|file pic|scroll down|story continues|live updates?|follow (?:our|along)|see (?:below|above)|all times are|the associated press contributed|contributed to this (?:report|story)|reporting by|editing by|writing by|is a (?:senior |staff |chief )?(?:reporter|writer|correspondent|columnist|contributor|editor)\b)/iu
/** Matches captions, recognized by the present tense with a day, which no report has. */
const CAPTION =
  /^(?:An?|Two|Three|Several|Some|People|Residents|Shoppers|Customers|Workers|Visitors|Protesters|Supporters|Passengers) (?:[\p{L}'’-]+ ){0,4}?(?:walks?|waits?|stands?|gathers?|shops?|works?|watch(?:es)?|sits?|holds?|looks?|march(?:es)?|rides?|arrives?|enters?|carr(?:y|ies)|poses?|attends?|reacts?|inspects?|prays?|queues?|drives?|cross(?:es)?) [^;]{3,90} (?:in|on) (?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)(?:,? \p{Lu}\p{Ll}{2,8})?(?: \d{1,2})?(?:, \d{4})?\.$/u
/** Matches remarks about the program itself, and announcements of a report. */
const OF_THE_REPORT = [
  /^(?:\S+ ){1,6}reports(?: (?:from|live|on|for|with)\b.{0,80})?[.!]$/iu,
  /\breports (?:on (?:it|what|how|why|the)|live)\b|\bTODAY with\b/u,
  /\b(?:joins?|joined)\b.{0,60}\b(?:with (?:more|analysis|details|reaction)|to (?:talk|discuss|explain))\b/iu,
  /\b(?:explains?|breaks? down|looks? (?:at|into|back)|takes? (?:a|us)|walks? us|examines?|discusses|weighs? in|reacts?) (?:why|how|what|where|whether|the (?:latest|story|news|case)|inside|on)\b/iu,
  /\b(?:speaks?|spoke|talks?|talked|sits? down|sat down) (?:to|with|about)\b.{0,80}\b(?:on|in|about) ["“‘]|\b(?:talks|speaks) about\b/iu,
  /^(?:plus|also|watch|see|listen|hear|read|find|learn|check|meet|join|tune|here)\b[^.]{0,60}\b(?:you|our|this|below|here|more|why|how|what)\b/iu,
  /\b(?:here|below) (?:is|are) (?:what|how|why|a look)\b|\bgood (?:morning|evening|afternoon)\b/iu,
  /^(?:[A-Z]\S+ ){0,5}(?:correspondent|contributor|anchor|columnist|film critic|editor|reporter|analyst) (?:\p{Lu}\S+ ){1,3}(?:looks?|reports?|explores?|examines?|talks?|talked|speaks?|spoke|visits?|explains?|tells?|takes?|joins?|joined|goes|got|gets|has)\b/iu,
  /^(?:\p{Lu}\w+ and )?\p{Lu}\w+ asks? \p{Lu}\w+ (?:why|how|what|whether|about)\b/u,
  /^(?:\p{Lu}\S+ ){2,6}(?:discuss(?:es|ed) (?:more|this|it)|is joined by|has more|has the (?:story|latest|details))\b/u,
  // Captions: "A customer shops at a market in Orlan in July."
  CAPTION,
  // Announcements: "With winter near, OR asks whether the gas will last."
  /(?:^|, )\p{Lu}{2,4} (?:asks|looks at|explains|examines|explores) (?:whether|if|why|how|what|who)\b/u,
  // Remarks of an outlet about its own work.
  /\b(?:has|have) reached out to\b|\breached (?:out )?(?:to .{3,60} )?for (?:further |additional )?comment\b/iu,
  // Lists of the parts of a program or a newsletter.
  /;[^;]{3,200}; and (?:an?|the|how|what|when|where|why)\b/iu,
  /\b(?:this|our) (?:newsletter|podcast|episode|column|series|explainer|conversation|interview|segment|article)\b|\bon (?:this|today['’]s) (?:show|episode)\b/iu,
]
/** Matches sentences that address "you", because a listener does not know who speaks. */
const TO_YOU =
  /\b(?:if|when|as|while|because) you\b|\byou (?:might|may|should|could|can|will|guessed|know|need|want|have)\b|\byou['’](?:ll|d|re|ve)\b|\byour\b/iu
/** Matches a headline in capitals inside the text. */
const SHOUTED = /(?<!\p{L}['’-]?)(?:\p{Lu}[\p{Lu}'’-]+[ :,]+){3}/u
/** The share of digits above which a sentence is a table that lost its line breaks. */
const DIGIT_SHARE = 0.25
/**
 * Matches the first person of an unnamed writer in Portuguese, Chinese, Japanese and Arabic. Those
 * of other languages are checked for every sentence.
 */
const FIRST_PERSON =
  /(?<![\p{L}])(?:eu|meu|minha|meus|minhas|nós|nosso|nossa|nossos|nossas|أنا|نحن)(?![\p{L}])|我们|我們|我(?!国|國)|私たち|私は|僕/iu

/** Says if a sentence is unfit for reading aloud. `own` is the sentence without its quotes. */
export function isNotForReading(text: string, own: string): boolean {
  if (speaksToModel(text) || PICTURES.test(text) || CODE.test(text) || FORMULA.test(text))
    return true
  if (ADDRESS.test(text) || AROUND_NEWS.test(text) || OF_THE_REPORT.some((form) => form.test(text)))
    return true
  const digits = text.replace(/\P{N}+/gu, '').length
  return (
    digits > text.length * DIGIT_SHARE ||
    FIRST_PERSON.test(own) ||
    TO_YOU.test(own) ||
    SHOUTED.test(text)
  )
}
