import { linkTo, webAddress } from '../addresses/web-address.ts'
import { plainText, upTo } from '../markup/plain-text.ts'
import type { RawEnclosure, RawEpisode, RawItem } from './dialects/raw-feed.ts'
import type { Enclosure } from './feed-document.ts'
import { isRecording, isStream, recordingKind } from './episodes/recordings.ts'
import { secondsStated } from './episodes/seconds-stated.ts'
import { statedLanguage } from './episodes/stated-language.ts'

/** The most files that are read of an item. An item with more lists files that are not its own. */
const MOST_FILES = 50
const TITLE_CHARACTERS = 200
const NO_TYPE = /^(?:(?:application|binary)\/(?:octet-stream|unknown|x-unknown|force-download))?$/i
/**
 * Matches names without an ending, or with that of a server program, which does not tell the type
 * of the file.
 */
const NO_ENDING = /(?:^|\/)[^/.]*(?:\.(?:php|aspx?|cgi|jsp))?$/i

/**
 * The files of an item, each once: some feeds repeat them in several vocabularies, with different statements. `cover`
 * is the picture that the item states; null if it states none.
 */
export function filesOf(
  { enclosures, episode }: Pick<RawItem, 'enclosures' | 'episode'>,
  base: string,
  cover: string | null,
): Enclosure[] {
  const files = new Map<string, Enclosure>()
  const ofItem = { episode, cover, base }
  for (const stated of named(enclosures.slice(0, MOST_FILES), episode)) {
    const address = linkTo(stated.url, base)
    if (address === null) continue
    const file = fileOf(address, stated, ofItem)
    const known = files.get(address)
    const isOffered = () =>
      [...files.values()].some(
        (one) => !isStream(one) && recordingKind(one) === recordingKind(file),
      )
    if (known !== undefined) files.set(address, both(known, file))
    else if (stated.isOtherForm !== true || !isOffered()) files.set(address, file)
  }
  return [...files.values()]
}

/** If an episode has no other recording, an enclosure without type or ending is taken for it. */
function named(enclosures: readonly RawEnclosure[], episode: RawEpisode | undefined) {
  const isTold = enclosures.some(({ url = '', type = null, role }) =>
    isRecording({
      url: URL.parse(url, 'https://a.invalid')?.href ?? '',
      type,
      ...(role && { role }),
    }),
  )
  if (isTold || episode?.isStated !== true) return enclosures
  return enclosures.map((one) => (isUnnamed(one) ? { ...one, type: 'audio/mpeg' } : one))
}

function isUnnamed({ url = '', type = '', role }: RawEnclosure): boolean {
  const path = URL.parse(url, 'https://a.invalid')?.pathname ?? ''
  return role === undefined && NO_TYPE.test(type.trim()) && NO_ENDING.test(path)
}

interface OfItem {
  episode: RawEpisode | undefined
  cover: string | null
  base: string
}

function fileOf(url: string, stated: RawEnclosure, ofItem: OfItem): Enclosure {
  const { type, length, role, seconds } = stated
  const language = statedLanguage(stated.language)
  const file = { url, type: type || null, length: length ?? null }
  if (role !== undefined) return { ...file, role, ...(language && { language }) }
  return isRecording(file) ? { ...file, ...recordingOf(ofItem, seconds) } : file
}

/** Merges two statements about one file. The first one takes precedence. */
function both(first: Enclosure, second: Enclosure): Enclosure {
  const { seconds = second.seconds } = first
  return {
    ...second,
    ...first,
    type: first.type ?? second.type,
    length: first.length || second.length,
    ...(seconds !== undefined && { seconds }),
  }
}

/** The facts of a recording other than its file. */
function recordingOf({ episode, cover, base }: OfItem, ownSeconds: number | undefined) {
  // Programs write a length of 0 if they do not know it.
  const seconds = ownSeconds || episode?.seconds
  const pictures = [episode?.cover, cover, episode?.coverOfShow, episode?.logo]
  const picture = pictures.map((one) => webAddress(one, base)).find((one) => one !== null)
  const chapters = (episode?.chapters ?? []).flatMap(({ title, start }) => {
    const at = secondsStated(start)
    const name = plainText(upTo(title ?? '', TITLE_CHARACTERS))
    return at === undefined || name === '' ? [] : [{ title: name, start: at }]
  })
  return {
    ...(seconds && { seconds }),
    ...(picture !== undefined && { cover: picture }),
    ...(chapters.length > 0 && { chapters }),
    ...(episode?.season !== undefined && { season: episode.season }),
    ...(episode?.number !== undefined && { number: episode.number }),
    ...(episode?.extra !== undefined && { extra: episode.extra }),
    ...(episode?.isExplicit === true && { isExplicit: true }),
    ...(episode?.isSerial === true && { isSerial: true }),
  }
}
