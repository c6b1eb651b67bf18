import type { Script } from '#engine/scripts/script.ts'
import { wirePhoto, photograph, type Picture } from '../drawing/picture.ts'
import { chapterHues, SHEET_WIDTH } from '../drawing/look.ts'
import type { Narration } from '../../sound/narration.ts'
import type { Slide } from '../slides/slide.ts'
import type { FrameSize } from '../video.ts'

/** The data from which a film is drawn. */
export interface Reel {
  script: Script
  narration: Narration
  slides: readonly Slide[]
  /** The pictures of those slides that have room for one. */
  pictures: ReadonlyMap<Slide, Picture>
  /** True if two hosts speak. */
  hasHosts: boolean
}

/** The size on the sheet of the title's picture and of other slides' pictures. */
const TITLE_PICTURE = { width: 552, height: 604 }
const SLIDE_PICTURE = { width: 461, height: 410 }

/**
 * Chooses the pictures of slides: that of an entry that the slide cites, or else a wire photo. Some
 * slides get none, such as charts.
 */
export async function picturesFor(
  script: Script,
  slides: readonly Slide[],
  files: ReadonlyMap<number, string>,
  size: FrameSize,
): Promise<Map<Slide, Picture>> {
  const scale = size.width / SHEET_WIDTH
  const chosen = new Map<Slide, Picture>()
  const shown = new Set<number | string>()
  for (const [at, slide] of slides.entries()) {
    const { kind } = slide.content
    if (kind === 'chart' || kind === 'sources' || kind === 'sides') continue
    const isTitle = kind === 'title'
    const room = isTitle ? TITLE_PICTURE : SLIDE_PICTURE
    const [width, height] = [Math.round(room.width * scale), Math.round(room.height * scale)]
    const cited = isTitle && slide.sources.length === 0 ? script.sources : slide.sources
    const source = cited.find(({ entry }) => files.has(entry) && !shown.has(entry))
    const photo =
      source && (await photograph(files.get(source.entry)!, source.outlet, width, height))
    const hue = chapterHues[slide.section.kind]
    const subject = subjectOf(script, slide, shown)
    const isAfterPicture = chosen.has(slides[at - 1] ?? slide)
    if (photo && source) {
      shown.add(source.entry)
      chosen.set(slide, photo)
    } else if (subject && !shown.has(subject) && (isTitle || kind === 'lead' || !isAfterPicture)) {
      shown.add(subject)
      chosen.set(slide, wirePhoto(subject, hue, width, height))
    }
  }
  return chosen
}

/**
 * The subject of a slide's wire photo: the title of the piece or chapter, the title of an entry
 * when it is first cited, or else the words of the slide; null for other slides.
 */
function subjectOf(
  script: Script,
  { content, section, sources }: Slide,
  shown: ReadonlySet<number | string>,
) {
  if (content.kind === 'title') return script.title
  if (content.kind === 'lead') return section.title
  if (content.kind !== 'text' && content.kind !== 'figure') return null
  const title = sources[0]?.title
  if (title !== undefined && !shown.has(title)) return title
  return content.kind === 'text' ? content.lines[0]!.text : content.text
}
