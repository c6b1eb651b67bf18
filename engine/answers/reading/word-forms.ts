import { placeNames } from './place-names.ts'
import { ACROSS_LANGUAGES } from './across-languages.ts'
import { MORE_ACROSS_LANGUAGES } from './across-languages-more.ts'
import { DEMONYMS } from './demonyms.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { groupIndex, groupsOf } from './word-groups.ts'

/** Forms that no stemmer brings together. */
const IRREGULAR = `
  sink sank sunk|rise rose risen|fall fell fallen|win won|lose lost|buy bought|sell sold|find found|build built|
  break broke broken|speak spoke spoken|begin began begun start started|die died dead death deaths|kill killed killing|
  choose chose chosen|steal stole stolen|shoot shot|strike struck|lead led|leave left|lend lent|spend spent|
  hold held|meet met|pay paid|send sent|teach taught|think thought|catch caught|bring brought|fight fought|
  hide hid hidden|drive drove driven|fly flew flown flight|write wrote written|eat ate eaten|drink drank drunk|
  wear wore worn|swim swam swum|run ran|grow grew grown growth|throw threw thrown|know knew known|draw drew drawn|
  hurt injured injure injury injuries wounded|feed fed|beat beaten defeat defeated|withdraw withdrew withdrawn|
  ban banned bans prohibit forbid forbidden|resign resigned resignation|elect elected election|lay laid|
  shrink shrank shrunk|freeze froze frozen|forget forgot forgotten|hear heard|sue sued suit lawsuit suing|
  marry married marriage wedding|tell told|sing sang sung|man men|woman women|child children kid kids|
  extend extension|suspend suspension|expand expansion|decide decision|explode explosion|collide collision|invade invasion|conclude conclusion|describe description|receive reception|produce production|reduce reduction|destroy destruction|choose choice|
  person people|president presidential presidency|governor gov|senator sen|representative rep|lieutenant lt|general gen|doctor dr|professor prof|life lives|wife wives|mouse mice|foot feet`

/** Words that news uses as synonyms. They count less than the word itself. */
const ALIKE = `
  quake earthquake tremor|blaze fire wildfire burning|vessel ship boat ferry|car vehicle automobile|van vehicle truck|
  price cost costs worth|rate interest|purchase buy acquire acquisition takeover bought acquired|
  boss chief head ceo leader director|founder founded started creator|doctor physician|drug medicine medication|
  hospital clinic|teen teenager youngster|pupil student schoolchildren class pupils|police officers cops|
  jail prison imprisoned|film movie|football soccer|award prize|crash collision collided|probe investigation inquiry spacecraft|
  vote ballot poll election voted|victory win won|turnout voters|staff employees workers jobs employ|
  employee worker employees jobs|town village city municipality|mobile phone telephone cellular|outage failure down failed|
  illness sick ill poisoning|ill sick fallen|patient patients|raise increase lift hike raised increased|
  reduce cut lower decrease reduced lowered|stop halt suspend suspended stopped closed|close shut closed closure shutdown|
  reopen open opened rouvert|delay postpone postponed delayed|cancel canceled cancelled scrapped|
  damage losses damaged destroyed|destroy destroyed wrecked damage|rescue saved rescued evacuated|
  passenger aboard passengers|crew sailors|launch release released launched|
  launch flight|show reveal revealed showed|say said told announced|announce announced announces|
  money funding crowns dollars|salary wage pay wages|rent rents housing|jobs work employment|
  attack strike assault raid struck|bomb bombing explosion blast|explosion blast exploded|border frontier|
  president leader|deputy vice|charge accused charged indicted|verdict convicted guilty ruling|
  court judge ruling tribunal|law legislation bill|rule ruled decision|agreement deal accord pact treaty|
  share stock shares stocks|profit earnings|loss losses|quit resign leaving depart step|
  replace successor succeed replaces replaced|oldest old age|young youngest age|age aged old|
  big large size|long length kilometers duration lasts hours minutes|deep depth|high height|fast speed|heavy weight weigh weighs|
  far distance kilometers miles|hot temperature degrees|team club side squad|coach manager|match game|
  title championship champion crown|record best|goal aim target|flat apartment flats|home house homes houses|
  storm hurricane typhoon|flood flooding floodwater|peak crest highest maximum|gauge level|
  virus infection|trial study test experiment|study research researchers paper|scientist researcher researchers biologists|
  discover found discovery discovered|bird stork crane birds|language languages|computer laptop|
  data information|owner owned owns|maker manufacturer company makes made|firm company maker|
  arrest arrested detained|murder killing killed|victim dead killed|funeral burial|obituary dies died|
  immigrant migrant migrants immigrants|tax tariff levy|debt borrowing|oil crude petroleum|gas gasoline|
  plane aircraft jet airplane airliner|airport flights|train rail railway trains|tunnel tube|bridge span|
  road route street|bus coach buses|bike bicycle|harbor port harbour|island islands|river stream|
  wine grapes vineyard|theft heist stolen stole robbery|painting artworks art works|museum gallery|
  dog dogs|approve approved approval pass passed|reject rejected refused blocked|block blocked blocks|
  allow permit let lets|want demand demands|ask request asked|promise pledge promised|plan plans planned|
  reason because cause caused|cause caused blamed reason|responsible blamed blames|happen happened|
  warn warning warned|danger risk threat|safe safety|weapon arms gun|soldier troops military|
  war conflict|peace ceasefire truce|talks negotiations|visit trip visited|
  kill killed death deaths toll died dead|audit probe report|cover covered obscured|stimmte stimmen beschlossen|
  govern ruled office power|repair repaired welded fixed restored|vehicle vehicles car cars vans trucks|
  job work career engineer profession|pay buy price cost spend paid|free loose released|pull tug tow towed|
  drown drowned dead died killed|owner owns company owned|symptom symptoms signs|route line service|
  contract deal extension agreement|margin seconds votes points ahead|sail service sailing|
  ruin ruined damage destroyed tore weakens|discover found credits noticed wondered|accident accidentally mistake error|
  extend extension extended|worth valued value|custody detained detention detainee|answer respond response reply|
  react reaction response responded reacted|live living home residents|near nearly narrowly almost|
  actor actors actress star stars cast portrays|compose composer composed music song|
  stuck stranded trapped|knock beat defeat eliminated ousted lost|missing disappeared vanished disappearance|
  plead plea pleaded|admit confess plead guilty|pay reward offer bounty fee|boy teen child son|girl teen child daughter|
  allowed capacity limit permitted|hire appoint name pick nominate tap|fire dismiss sack oust remove fired|
  born birth|agree agreement deal|increase grow climb jump rise surge soar|fall drop decline plunge slip tumble|
  protest demonstration rally march demonstrators|leak spill slick|build construct construction|
  hack hackers breach cyberattack|flee fled escape escaped|kidnap abducted hostage captive captivity|
  sentence sentenced years jail|debut premiere release premiered|sign signed signing|job post role position|
  back support endorse endorsed backed|criticize slam blast condemn criticized|apologize apology sorry|
  lie false lied|cheat fraud fraudulent|settle settlement|song single album track|series show season|
  baby child son daughter newborn|divorce split separated|pass died death|shoot shooting shot gunman|
  stab stabbing knife|capture captured seized caught|seize confiscated seized impounded|inspect inspection|
  eat food meal|drink beverage|outbreak cases infections spread|vaccine vaccination|surgery operation|
  normal average typical usual|biggest largest most top busiest|smallest least fewest|cheapest lowest|
  worst deadliest|begin start launch open kick|finish end conclude complete|host hosted hosts|invite invited|
  celebrate anniversary mark|break broke shatter|hurt injure wound|guess estimate forecast predict expected|
  need require required|use deploy used|join joined member|lead leader led|hide hiding hid hidden|
  chase pursuit|drop dropped scrap|refuse decline reject denied|deny denied denial|accept approve|
  accuse allege alleged accused|suspect accused defendant|lawyer attorney counsel|judge justice court|
  cop officer police|soldier troops service member military|flat apartment home condo|shop store retailer|
  firm company business|worker employee staff|boss ceo chief executive|kid child children|mom mother|dad father parent|
  wife spouse husband|girlfriend partner boyfriend fiancee|friend ally|fan supporter|guy man|lady woman|marker buoy sign|hit struck strike ran collided|
  vendor vendors merchants traders|damage cost estimates|symptoms tingling dizziness|oppose opposed against voted|
  Todesopfer Tote gestorben|Fähre Schiff|Brücke Moorbrücke|Bus Nachtbus|kosten Preis Kosten teuer|
  geschlossen gesperrt schließt sperren|offen geöffnet öffnen|gefunden findet fand entdeckt|Vogel Kraniche|
  coûter coût prix coûté|rouvrir rouvert réouverture|déchets jettent|vélo bicyclette|facteur poste`

const LANGUAGES = ['en', 'de', 'fr']
const ACROSS = [...LANGUAGES, 'es', 'it', 'pt', 'nl', 'pl']
const irregular = groupIndex(() => groupsOf(IRREGULAR, LANGUAGES))
const peoples = groupIndex(() => groupsOf(DEMONYMS, ['en']))
const places = groupIndex(placeNames)
const usedFor = groupIndex(() => [
  ...groupsOf(ALIKE, LANGUAGES),
  ...groupsOf(EVERYDAY_WORDS, ['en']).map((group) => ({ ...group, isOneWay: true })),
  ...groupsOf(ACROSS_LANGUAGES, ACROSS),
])
const calledElsewhere = groupIndex(() => groupsOf(MORE_ACROSS_LANGUAGES, ACROSS))

/** The name of a country, in its own language, also stands for its people. */
function countries(stem: string): Set<string> {
  const named = [stem, ...peoples(stem)]
  const all = [...named, ...named.flatMap((one) => [...places(one)])]
  return new Set([...all, ...all.flatMap((one) => [...peoples(one)])])
}

/** Stems of other forms of a word, and of how it is spelled on the other side of the Atlantic. */
export function formsOf(stem: string): ReadonlySet<string> {
  const forms = new Set([...irregular(stem), ...countries(stem), ...otherSpellings(stem)])
  // `countries` returns the word itself, too. A word without other forms gets an empty set.
  if (forms.size === 1) forms.delete(stem)
  return forms
}

/**
 * Stems of the British and American spellings of a word, because the stemmer removes different
 * endings from "criticise" and "criticize", and from "harbour" and "harbor".
 */
function otherSpellings(stem: string): string[] {
  if (/^\p{L}{4,}is$/u.test(stem)) return [stem.slice(0, -2)]
  if (/^\p{L}{2,}our$/u.test(stem)) return [`${stem.slice(0, -2)}r`]
  if (/^\p{L}{3,}or$/u.test(stem)) return [`${stem.slice(0, -1)}ur`]
  return /^\p{L}{4,}[lmnrc]$/u.test(stem) ? [`${stem}is`] : []
}

/** Stems of the synonyms of a word. */
export function alikeTo(stem: string): ReadonlySet<string> {
  return usedFor(stem)
}

/** Stems of the translations of a word, for reports in other languages than the question's. */
export function inOtherLanguages(stem: string): ReadonlySet<string> {
  return calledElsewhere(stem)
}
