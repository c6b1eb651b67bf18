import { seededRandom } from '#core/seeded.ts'

/** An invented short report: the same number always gives the same words. */
export function wordsFrom(number: number): { title: string; text: string } {
  const random = seededRandom(number)
  const pick = (words: string[]) => words[Math.floor(random() * words.length)]!
  const sentence = () =>
    `${pick(WHO)} of ${pick(PLACES)} ${pick(DID)} ${pick(WHAT)} ${pick(WHEN)}, ${pick(SAID)} ${Math.floor(random() * 900) + 20} ${pick(COUNTED)}.`
  const title = `${pick(PLACES)} ${pick(WHAT)} ${pick(DID)} ${pick(WHEN)}: ${Math.floor(random() * 9000)} ${pick(COUNTED)}`
  return { title, text: Array.from({ length: 8 }, sentence).join(' ') }
}

const LETTERS = 200
const FIRST_LETTER = 0x4e_00
const DIFFERENT_LETTERS = 1500

/** The Chinese characters of a short report, some of which are far more frequent than others. */
export function lettersFrom(number: number): string {
  const random = seededRandom(number)
  return Array.from({ length: LETTERS }, () =>
    String.fromCodePoint(FIRST_LETTER + Math.floor(random() ** 2 * DIFFERENT_LETTERS)),
  ).join('')
}

/** A search for two common words, like those of readers. */
export function searchFrom(number: number): string {
  const random = seededRandom(number)
  return `${PLACES[Math.floor(random() * PLACES.length)]} ${WHAT[Math.floor(random() * WHAT.length)]}`
}

const PLACES =
  words(`Arvendale Brookmere Calderon Dunholm Estmouth Fairhaven Glenrock Harrowby Inverleigh Jutmark
  Kestrelby Lowmoor Marstow Northgate Oakhollow Penwick Quarryfield Ravensea Stonebridge Thornbury Umberland
  Valewater Westmarch Yarrowford Zellhaven Ashcombe Birchley Coldwater Driftwood Elmstead`)
const WHO =
  words(`ministers engineers doctors teachers farmers researchers regulators investors firefighters pilots
  architects bakers judges librarians sailors students surveyors gardeners councillors miners`)
const DID =
  words(`approved delayed reopened questioned measured repaired cancelled announced tested doubled halved
  inspected financed rejected replaced expanded defended planned recorded welcomed`)
const WHAT =
  words(`harbour railway battery hospital reservoir satellite vaccine budget bridge library orchard
  observatory network turbine archive factory embargo treaty election glacier storm fishery market algorithm
  chip telescope tram brewery quarry school`)
const WHEN = words(
  `today yesterday overnight on-Monday on-Tuesday this-week this-month after-months before-dawn`,
).map((word) => word.replaceAll('-', ' '))
const SAID = words('citing counting reporting expecting adding')
const COUNTED = words(
  'jobs homes tonnes visitors letters hectares patients passengers votes samples',
)

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
