import { findPhrases, phrases, type FoundPhrase, type Token } from './tokens.ts'

export type Kind =
  | 'who'
  | 'when'
  | 'where'
  | 'how-many'
  | 'why'
  | 'how'
  | 'what'
  | 'what-happened'
  | 'what-changed'
  | 'compare'
  | 'list'
  | 'is-it-true'
  | 'first-reported'
  | 'figures-over-time'
  | 'anything'

/** Kinds that a phrase anywhere in the question determines. */
const whole = phrases<Kind>([
  [
    'first-reported',
    `reported first|first to report|first reported|broke the story|broke the news|who copied|copied from|original report|who had it first|reported it first|first outlet|which outlet first|carried it first|wrote about it first|
     zuerst berichtet|als erstes berichtet|als erste berichtet|zuerst gemeldet|wer hat abgeschrieben|
     rapporté en premier|premier à rapporter|annoncé en premier|révélé en premier|
     informó primero|publicó primero|primero en informar|
     riportato per primo|per primo la notizia|primo a riportare`,
  ],
  [
    'figures-over-time',
    `over time|figures so far|numbers so far|how has the number|how have the numbers|how did the number|how has the toll|how has the death toll|toll over|history of the figures|grown since|developed since|
     im laufe der zeit|im zeitverlauf|wie hat sich die zahl|au fil du temps|évolution du nombre|évolution des chiffres|comment a évolué|
     a lo largo del tiempo|cómo ha evolucionado|evolución de las cifras|nel tempo|come è cambiato il numero`,
  ],
  [
    'what-changed',
    `what changed|what has changed|what have changed|anything new|any news|any update|any updates|latest on|what's new|what is new|what new|new since|news since|happened since|changed since|updates on|update on|latest about|
     was hat sich geändert|was ist neu|was gibt es neues|gibt es neues|neues zu|
     qu est-ce qui a changé|qu'est-ce qui a changé|est-ce qui a changé|quoi de neuf|du nouveau|
     qué ha cambiado|qué cambió|qué hay de nuevo|novedades|cosa è cambiato|che cosa è cambiato|novità`,
  ],
  [
    'compare',
    `compare|comparison|versus|vs|difference between|differences between|how do they differ|differ from|contrast|
     vergleiche|vergleich|unterschied zwischen|comparez|comparer|différence entre|compara|comparar|diferencia entre|confronta|differenza tra|differenza fra|comparação|diferença entre|vergelijk|vergelijking|verschil tussen|porównaj|różnica między`,
  ],
  [
    'what-happened',
    `what happened|what has happened|what has been happening|what is happening|what's happening|what was happening|whats going on|what is going on|what's going on|what went wrong|
     was ist passiert|was ist geschehen|was passiert|was geschah|was ist los|
     que s'est-il passé|que s est-il passé|s'est passé|s'est-il passé|que se passe-t-il|
     qué pasó|qué pasa|qué está pasando|qué ha pasado|qué sucedió|qué ocurrió|cosa succede|cosa sta succedendo|cosa è successo|che cosa è successo|cos'è successo|è successo|o que aconteceu|que aconteceu|wat is er gebeurd|wat gebeurde er|co się stało|co się dzieje`,
  ],
  [
    'list',
    `list|list all|name all|which articles|what articles|show me|give me|all articles|everything about|summarize|summarise|
     liste|nenne|nenne alle|zeige|zeig mir|welche artikel|énumère|montre-moi|quels articles|enumera|muéstrame|qué artículos|elenca|mostrami|quali articoli`,
  ],
  [
    'is-it-true',
    `is it true|is that true|is it correct|true that|really true|stimmt es|ist es wahr|stimmt das|est-il vrai|est-ce vrai|vrai que|es verdad|es cierto|è vero|é verdade|is het waar|klopt het|czy to prawda`,
  ],
])

const word = phrases<Kind>([
  [
    'how-many',
    `how many|how much|how long|how old|how far|how big|how large|how tall|how high|how deep|how fast|how often|how strong|how heavy|how wide|how hot|how warm|how cold|how early|how close|how hard|
     number of|what magnitude|which magnitude|what size|what height|what depth|what length|what speed|what temperature|what percentage|which percentage|what percent|what share|what proportion|what price|what cost|what age|what number|death toll|
     what is the price|what is the cost|what is the number|what was the number|what was the score|what was the margin|what is the size|at what price|for how much|
     wie warm|wie kalt|wie viele|wie viel|wieviel|wieviele|wie lange|wie alt|wie weit|wie groß|wie hoch|wie tief|wie schnell|wie oft|wie stark|wie teuer|wie schwer|
     combien|quel âge|quelle taille|quel pourcentage|quel prix|à quel prix|
     cuánto|cuánta|cuántos|cuántas|cuanto|cuantos|cuantas|qué edad|qué porcentaje|
     quanto|quanta|quanti|quante|che età|quale percentuale|
     quantos|quantas|qual a idade|que idade|qual é a idade|qual o preço|hoeveel|hoe oud|hoe lang|hoe groot|hoe hoog|hoe ver|hoe vaak|hoe snel|hoe sterk|
     ile|ilu|jak długo|jak duży|jak duża|jak wysoki|jak daleko|jak często|w jakim wieku`,
  ],
  [
    'when',
    `when|what time|what day|what date|which day|which date|which month|which year|what year|what month|since when|until when|by when|how soon|
     wann|seit wann|bis wann|um wie viel uhr|an welchem tag|in welchem jahr|quand|à quelle heure|à quelle date|quel jour|
     cuándo|cuando|a qué hora|qué día|qué fecha|quando|a che ora|che giorno|in che anno|a que horas|que dia|em que dia|wanneer|hoe laat|op welke dag|kiedy|o której|którego dnia`,
  ],
  [
    'where',
    `where|which city|which town|which country|what city|what town|what country|which place|which state|which region|in which city|in which country|which village|
     wo|wohin|woher|in welcher stadt|in welchem land|in welchem ort|où|dans quelle ville|dans quel pays|
     dónde|donde|adónde|en qué ciudad|en qué país|dove|in quale città|in quale paese|onde|aonde|em que cidade|em que país|waar|waarheen|in welke stad|in welk land|gdzie|dokąd|w jakim mieście|w którym kraju`,
  ],
  [
    'who',
    `who|whom|whose|which person|which company|which companies|what company|which team|which party|which group|which politician|which firm|which actor|which outlet|which president|what is the name|whats the name|name of the|
     wer|wem|wen|wessen|welche firma|welches unternehmen|wie heißt|
     qui|quelle entreprise|comment s'appelle|quién|quiénes|quien|qué empresa|cómo se llama|chi|quale azienda|come si chiama|quem|qual empresa|que empresa|como se chama|wie is|wie heeft|wie wordt|wie was|welk bedrijf|hoe heet|kto|kogo|komu|która firma|jak nazywa się|jak się nazywa`,
  ],
  [
    'why',
    `why|how come|what caused|what causes|what led to|for what reason|what is the reason|what's behind|reason for|cause of|
     warum|wieso|weshalb|weswegen|pourquoi|pour quelle raison|por qué|perché|per quale motivo|come mai|por que|porquê|por qual motivo|waarom|hoezo|dlaczego|czemu|z jakiego powodu`,
  ],
  ['how', `how|wie|comment|cómo|como|come|hoe|jak`],
  [
    'what',
    `what|which|was|welche|welcher|welches|welchen|que|quoi|quel|quelle|quels|quelles|qu'est-ce|qu|qué|cuál|cuáles|che|cosa|quale|quali|cos|qual|quais|o que|wat|welke|welk|co|jaki|jaka|jakie|który|która|które`,
  ],
])

/** First words of questions that are answered by yes or no. */
const YES_OR_NO = new Set(
  `did does do is are was were has have had will can could would should
   ist sind hat haben wird werden kann war waren hatte est-ce a-t-il a-t-elle es son ha han hay fue è sono hanno é foi são tem heeft hebben werd wordt czy`
    .trim()
    .split(/\s+/),
)

export interface KindFound {
  kind: Kind
  /** Places of the words that show the kind; these tokens are not searched in texts. */
  phrases: FoundPhrase<Kind>[]
}

/** Decides by the wording of the whole question, or else by its first question word. */
export function kindOf(tokens: readonly Token[], language: string): KindFound {
  const wholes = findPhrases(tokens, whole).filter(({ meaning, from }) =>
    isMeant(meaning, from, tokens),
  )
  if (isGermanHappening(tokens)) {
    const at = (from: number) => ({ meaning: 'what-happened' as const, from, to: from + 1 })
    return { kind: 'what-happened', phrases: [at(0), at(1), at(tokens.length - 1)] }
  }
  const words = findPhrases(tokens, word).filter(({ from, to }) =>
    isQuestionWord(tokens, from, to, language),
  )
  const phrases = [...wholes, ...words]
  const [first] = words
  const most = wholes.find(({ meaning }) => meaning !== 'list') ?? wholes[0]
  // "Who reported first" asks for the first report, "how many ... compare to" for a number.
  const isFirst =
    most && (!first || most.from <= first.from + 2 || most.meaning === 'first-reported')
  if (most && isFirst) return { kind: most.meaning, phrases }
  if (first && (first.from <= FRONT || most === undefined)) {
    const opensAsYesNo = YES_OR_NO.has(tokens[0]?.lower ?? '') && first.from > 0
    if (!opensAsYesNo || language !== 'en')
      return { kind: first.meaning, phrases: [first, ...wholes] }
    return { kind: 'is-it-true', phrases: wholes }
  }
  if (most) return { kind: most.meaning, phrases }
  const opening = tokens[0]?.lower ?? ''
  return { kind: YES_OR_NO.has(opening) ? 'is-it-true' : 'anything', phrases }
}

/**
 * Says if a German question asks what happened: "Was ist in Rom passiert" has its verb at the end.
 */
function isGermanHappening(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens.map(({ lower }) => lower)
  const last = tokens.at(-1)?.lower ?? ''
  if (third === undefined || first !== 'was') return false
  // "Was geht in Rom vor" asks what happens; "was hat Merz vor" asks for a plan.
  if (second === 'geht') return last === 'vor'
  return ['ist', 'war', 'hat'].includes(second!) && HAPPENED.has(last)
}

const HAPPENED = new Set(['passiert', 'geschehen', 'los', 'ereignet', 'vorgefallen'])

const FRONT = 4

function isMeant(kind: Kind, from: number, tokens: readonly Token[]): boolean {
  // "List" and "compare" are requests only at the beginning of a question. Elsewhere they are
  // ordinary words.
  if (kind === 'list' || kind === 'compare') {
    const isBetween = /^(?:versus|vs|difference|differences)$/.test(tokens[from]?.lower ?? '')
    return from <= FRONT || isBetween || tokens[from]?.isFirst === true
  }
  return true
}

/** Words that only some languages ask with: "was" asks in German, "come" in Italian. */
const ONLY_IN: Record<string, string> = {
  was: 'de',
  wie: 'de',
  wo: 'de',
  wer: 'de',
  wen: 'de',
  come: 'it',
  che: 'it',
  chi: 'it',
  dove: 'it',
  quando: 'it',
  cosa: 'it',
  comment: 'fr',
  qui: 'fr',
  que: 'fr',
  como: 'es',
  hoe: 'nl',
  wat: 'nl',
  co: 'pl',
  jak: 'pl',
  qual: 'pt',
  donde: 'es',
  cuando: 'es',
}

function isQuestionWord(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: string,
): boolean {
  const { lower } = tokens[from]!
  if (to - from > 1 || !(lower in ONLY_IN)) return true
  const only = ONLY_IN[lower]!
  if (language === only) return true
  if (['es', 'it', 'pt'].includes(only)) return ['es', 'it', 'pt'].includes(language)
  return false
}

/** Question words, each with the language that it indicates. */
export const askedIn = new Map<string, string>(
  (
    [
      [
        'de',
        'wer wann wo wie was warum wieso weshalb welche welcher welches welchen wieviel wieviele woher wohin stimmt nenne zeige hat ist wird viele',
      ],
      [
        'fr',
        "qui quand où comment pourquoi combien quel quelle quels quelles quoi qu'est-ce est-ce est-il qu du au aux les des a-t-il a-t-elle",
      ],
      [
        'es',
        'quién quiénes cuándo dónde cómo qué cuál cuáles cuánto cuántos cuánta cuántas por porque el los las del es',
      ],
      [
        'it',
        'chi quando dove perché quanto quanti quanta quante quale quali cosa della delle degli il gli è',
      ],
      ['pt', 'quem onde quantos quantas qual quais são foi uma não ao pelo pela seu morreram'],
      [
        'nl',
        'hoe hoeveel waarom wanneer wat welke welk wordt werd heeft het een van er naar voor waar hun zijn',
      ],
      [
        'pl',
        'kto gdzie kiedy ile ilu dlaczego jaki jaka jakie jak co czy który która które był była było',
      ],
      [
        'en',
        'who when where why what which how did does is are was were has have the of in on for and with many much',
      ],
    ] as const
  ).flatMap(([language, words]) =>
    words.split(' ').map((one): [string, string] => [one, language]),
  ),
)
