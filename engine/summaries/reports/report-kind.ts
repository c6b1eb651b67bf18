import { cleanTitle } from '../clean-title.ts'
import { isRoundUp } from './round-up.ts'

const OPINION =
  /^(?:opinion|editorial|column|commentary|letters?|essay|review|analysis|perspective|the case (?:for|against)|nolte|morning glory)\b|\b(?:op-ed|editorial board)\b/iu
const LIVE =
  /\blive (?:updates?|blog|coverage|stream)\b|\blive\s*(?:[:|]|$)|[–—-] live\b|\bas it happened\b/iu
const VIDEO =
  /^(?:watch|see it|video|listen|podcast|photos?|in pictures|gallery|map)\b|\bpodcast\b|\bvideo\b$/iu
const QUESTION =
  /[?？]\s*$|^(?:why|how|what|who|when|where|is|are|can|could|will|did|does|do|should|here['’]s|meet|inside|explain(?:ing|ed|er)|everything|timeline|biggest|\d+ (?:things|ways|reasons))\b/iu
/** Takes back what was reported: more important than the report. */
const CORRECTS =
  /\b(?:hoax|retract(?:s|ed|ion)|debunk(?:s|ed)|corrects? (?:report|story)|(?:report|claim|story)s? (?:was|were|is) (?:false|wrong|untrue)|withdr(?:aws|ew) (?:report|story|claim))\b/iu
const FIRST_HAND = /\b(?:exclusive|scoop|interview|fact.?check)\b/iu

/**
 * How much a report tells what happened, from 1 (plain news) down, and more for what takes a report back: opinion, live pages, videos, round-ups and
 * explanations speak around it. By its headline, for any outlet.
 */
export function newsWeight(title: string): number {
  const plain = cleanTitle(title, '')
  if (CORRECTS.test(title)) return 1.5
  if (isRoundUp(title)) return 0.25
  if (LIVE.test(title)) return 0.45
  if (OPINION.test(title)) return 0.4
  if (VIDEO.test(title)) return 0.6
  if (QUESTION.test(plain)) return 0.55
  return FIRST_HAND.test(title) ? 0.6 : 1
}
