import { cleanTitle } from '../clean-title.ts'
import { isRoundUp } from './round-up.ts'
import { ownWords } from '../sentences/own-words.ts'
import { sectionOf } from './link-section.ts'

const OPINION =
  /^(?:opinion|editorial|column|commentary|letters?|essay|review|analysis|perspective|the case (?:for|against)|nolte|morning glory)\b|\b(?:op-ed|editorial board)\b|[|–—-] (?:opinion|analysis|editorial|commentary|column)$/iu
const LIVE =
  /\blive (?:updates?|blog|coverage|stream)\b|\blive\s*(?:[:|]|$)|[–—-] live\b|\bas it happened\b/iu
const VIDEO =
  /^(?:watch|see it|video|listen|podcast|photos?|in pictures|gallery|map)\b|\bpodcast\b|\bvideo\b$/iu
const QUESTION =
  /[?？]\s*$|^(?:why|how|what|who|when|where|is|are|can|could|will|did|does|do|should|here['’]s|meet|inside|explain(?:ing|ed|er)|everything|timeline|biggest|\d+ (?:things|ways|reasons))\b/iu
/** Matches headlines that promise information below, or teach how to do something. */
const GUIDE =
  /\b(?:what|everything|all you need|things?|how|where|when) to (?:know|watch|expect|see|buy|read|stream|opt|do)\b|\bhere['’]s (?:why|how|what|who|when|where)\b|\b(?:what|all) (?:we|you) (?:know|should|need)\b|\bexplained$|\b(?:a timeline|by the numbers|best bets|full field|odds|how to|fact.?check|quiz|preview|takeaways)\b/iu
/**
 * Matches signs of the author's voice: words for the author or the reader, or a second sentence.
 */
const SPEAKS =
  /(?<!\p{L})(?:you|your|you['’]re|we|our|my|me|I|I['’](?:m|ve|d))(?!\p{L})|(?<=\p{Ll}{4})[.!?] \p{Lu}|^\p{Lu}\p{Ll}+! (?=\p{Lu})/u
/** Matches words of a correction, which matters more than the report. */
const CORRECTS =
  /\b(?:hoax|retract(?:s|ed|ion)|debunk(?:s|ed)|corrects? (?:report|story)|(?:report|claim|story)s? (?:was|were|is) (?:false|wrong|untrue)|withdr(?:aws|ew) (?:report|story|claim))\b/iu
const FIRST_HAND = /\b(?:exclusive|scoop|interview|fact.?check)\b/iu

/**
 * The degree to which a report plainly tells an event: 1 for plain news, less for other kinds, such
 * as opinion, live pages, videos, round-ups and explanations, and more for a correction. Only the
 * headline and the link are read, so it works for any outlet.
 */
export function newsWeight(title: string, link: string | null = null): number {
  const plain = cleanTitle(title, '')
  if (CORRECTS.test(title)) return 1.5
  const section = sectionOf(link)
  if (isRoundUp(title) || section === 'round-up') return 0.25
  if (LIVE.test(title) || section === 'live') return 0.45
  if (OPINION.test(title) || section === 'opinion') return 0.4
  if (VIDEO.test(title)) return 0.6
  if (QUESTION.test(plain) || GUIDE.test(plain)) return 0.55
  if (SPEAKS.test(ownWords(plain))) return 0.5
  if (section === 'video') return 0.75
  return FIRST_HAND.test(title) ? 0.6 : 1
}

const OPENING_READ = 400
const IN_FIRST_PERSON =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|my|me|we|we['’](?:re|ve|d|ll)|our|you|your|you['’](?:re|ve|d|ll))(?![\p{L}'’])/u
const SPOKEN_SHARE = 0.6

/**
 * The news weight of a report, lower if its opening has "I" or "you", because it is then a column
 * or a guide.
 */
export function reportWeight({
  title,
  text,
  link = null,
}: {
  title: string
  text: string
  link?: string | null
}): number {
  const isSpoken = IN_FIRST_PERSON.test(ownWords(text.slice(0, OPENING_READ)))
  return newsWeight(title, link) * (isSpoken ? SPOKEN_SHARE : 1)
}
