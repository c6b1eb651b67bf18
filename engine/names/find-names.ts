import { findChains } from './find-chains.ts'
import { newsMedia } from './known-organisations.ts'
import {
  isAdministration,
  isAnyOf,
  isByline,
  isHouse,
  isOfPerson,
  isQuotedAlone,
  isShip,
  isSure,
} from './name-context.ts'
import { nameWords, type NameWord } from './name-words.ts'
import { lowerOf, nameOf, type FoundName, type KnownNames } from './name-part.ts'
import { resolveChain } from './resolve-chain.ts'
import { shipsIn } from './ships.ts'
import { unknownName } from './unknown-name.ts'
import { NOUNS_HAVE_CAPITALS } from '../words/text-runs.ts'

const SLASH = /^\s{0,2}\/\s{0,2}$/u
const PLATFORMS = new Set(
  'facebook instagram youtube twitter linkedin tiktok whatsapp telegram snapchat reddit'.split(' '),
)

/** The names in a text, in order. */
export function findNames(text: string, language: string | null, known: KnownNames): FoundName[] {
  return namesAmong(nameWords(text, language), language, known)
}

/** Finds the names in a text that is already split into words, one list for each sentence. */
export function namesAmong(
  sentences: readonly NameWord[][],
  language: string | null,
  known: KnownNames,
): FoundName[] {
  const ships = shipsIn(sentences)
  const found = sentences.flatMap((sentence) =>
    findChains(sentence, language).flatMap(([start, end]) =>
      inChain(sentence, start, end, known, language),
    ),
  )
  if (ships.size === 0) return found
  const isShip = ({ name, kind }: FoundName) =>
    kind !== 'place' && name.split(' ').every((word) => ships.has(word.toLowerCase()))
  return found.filter((one) => !isShip(one))
}

function inChain(
  sentence: readonly NameWord[],
  start: number,
  end: number,
  known: KnownNames,
  language: string | null,
): FoundName[] {
  const words = sentence.slice(start, end)
  const [before, after] = [sentence[start - 1], sentence[end]]
  if (isQuotedAlone(before, words.at(-1)!)) return []
  const parts = resolveChain(words, known, language, before !== undefined && isOfPerson(before))
  const areNouns = NOUNS_HAVE_CAPITALS.has(language ?? '')
  return parts.flatMap((part, nth): FoundName[] => {
    const own = words.slice(part.start, part.end)
    const isFirstPart = nth === 0 && part.start === 0
    const isLastPart = nth === parts.length - 1 && part.end === words.length
    if (part.kind === 'media') return []
    if (isShip(words, part.start, isFirstPart ? before : undefined)) return []
    if (isLastPart && after && newsMedia.has(`${lowerOf(own)} ${after.lower}`)) return []
    const isCredit =
      (isLastPart && SLASH.test(own.at(-1)!.gap)) || (isFirstPart && SLASH.test(before?.gap ?? ''))
    if (isCredit || (before && isFirstPart && isByline(before, own.at(-1)!))) return []
    const name = nameOf(own)
    if (part.kind !== null) {
      if (
        !isSure(
          part,
          own,
          isLastPart ? after : words[part.end],
          isFirstPart ? before : words[part.start - 1],
        )
      )
        return []
      if (isHouse(own, sentence, start + part.start, start + part.end))
        return [{ name, kind: 'place', isEvident: false }]
      if (isFirstPart && isAnyOf(own, before, isLastPart ? after : words[part.end])) return []
      if (isFirstPart && before?.lower === 'on' && PLATFORMS.has(own[0]!.lower)) return []
      const isEvident = part.kind !== known.kindOf(lowerOf(own)) || part.isTitled
      if (isAdministration(part.kind, own, after))
        return [{ name: `${name} administration`, kind: 'organisation', isEvident: true }]
      return [{ name, kind: part.kind, isEvident }]
    }
    if (areNouns) return [{ name, kind: null, isEvident: false }]
    return unknownName(
      own,
      isFirstPart ? before : undefined,
      isLastPart ? after : undefined,
      sentence,
      end,
      known,
    )
  })
}
