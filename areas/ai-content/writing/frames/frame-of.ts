import type { WholeBrief } from '../../drafts/brief.ts'
import type { DraftNote } from '../material.ts'
import { adLines } from './ad-lines.ts'
import { filled, frameWords } from './frame-words.ts'
import { type Frame, frame, type FramePart, readers } from './frame.ts'
import { ended, withoutStop } from './own-lines.ts'
import { ownParagraphs, readAbout } from './read-about.ts'

/**
 * Makes the frame of a text from its brief. A part is left out if the brief has no words for it.
 * `variant` counts from 1, for texts that come in several.
 */
export function frameOf(brief: WholeBrief, notes: readonly DraftNote[], variant = 1): Frame {
  const words = frameWords(brief)
  const tone = words.tones[brief.tone]
  const { title, rest } = readAbout(brief.about)
  const titled = (kind: FramePart['kind']) => (title === '' ? [] : [readers(kind, title)])
  const about = rest.map((text) => readers('paragraph', text))
  const points = (kind: FramePart['kind']) => pointsOf(brief).map((text) => readers(kind, text))
  const noted = notes.flatMap(({ text }) =>
    ownParagraphs(text).map((paragraph): FramePart => ({
      ...{ kind: 'paragraph', text: paragraph, by: 'note' },
    })),
  )
  const own = [...about, ...points('paragraph'), ...noted]
  const sources = {
    intro: [frame('lead', tone.opening)],
    outro: [frame('paragraph', tone.close)],
  }
  const under = (heading: string) => ({ intro: [frame('heading', heading)], outro: [] })
  const tail = callOf(brief)
  switch (brief.type) {
    case 'blog-post':
      return { ...sources, head: [...titled('title'), ...own], tail }
    case 'email-newsletter': {
      const signed =
        brief.name === '' ? tone.farewell.replace(/,$/u, '') : `${tone.farewell}\n${brief.name}`
      return {
        ...sources,
        head: [
          ...[...titled('subject'), ...titled('title'), frame('greeting', tone.greeting)],
          ...own,
        ],
        tail: [...tail, frame('sign-off', signed)],
      }
    }
    case 'product-description':
      return {
        ...under(words.inTheNews),
        head: [
          ...(brief.name === ''
            ? titled('title')
            : [readers('title', brief.name), ...titled('lead').map(endedPart)]),
          ...about,
          ...(brief.audience === ''
            ? []
            : [frame('paragraph', filled(words.audience, { audience: brief.audience }))]),
          ...points('item'),
          ...noted,
        ],
        tail,
      }
    case 'press-release':
      return {
        ...under(words.background),
        head: [...titled('title'), ...withDateline(brief, own)],
        tail: [...tail, ...contactOf(brief)],
      }
    case 'social-media-post':
      return { ...{ intro: [], outro: [], tail }, head: [...titled('title'), ...own] }
    case 'ad-copy': {
      const { headlines, texts } = adLines(brief, title, rest)
      const headline = headlines[variant - 1]
      const told = texts.filter((text) => withoutStop(text) !== headline)
      return {
        ...{ intro: [], outro: [], tail },
        head: [
          ...(headline === undefined ? [] : [readers('title', headline)]),
          ...[...told.map((text) => readers('paragraph', text)), ...noted],
        ],
      }
    }
  }
}

const endedPart = (part: FramePart): FramePart => ({ ...part, text: ended(part.text) })

const pointsOf = ({ points }: WholeBrief) =>
  points
    .map((text) => text.trim())
    .filter(Boolean)
    .map(ended)

function callOf(brief: WholeBrief): FramePart[] {
  if (brief.action === '') return []
  const words = frameWords(brief)
  const { beforeCall } = words.tones[brief.tone]
  const call =
    brief.actionAddress === ''
      ? ended(brief.action)
      : filled(words.call, { action: brief.action, address: brief.actionAddress })
  const before = beforeCall === '' ? {} : { before: `${beforeCall} ` }
  return [{ ...frame('call', call), ...before }]
}

/** Puts the place and date of a press release in front of its first paragraph. */
function withDateline(brief: WholeBrief, own: readonly FramePart[]): FramePart[] {
  const { place, date } = brief
  const words = frameWords(brief)
  if (place === '') return [...own]
  const line = filled(date === '' ? words.shortDateline : words.dateline, { place, date })
  const [first, ...others] = own
  return first
    ? [{ ...first, kind: 'lead', before: line }, ...others]
    : [frame('lead', line.replace(/[\s–]{1,9}$/u, ''))]
}

function contactOf(brief: WholeBrief): FramePart[] {
  const contact = [brief.name, brief.contact].filter(Boolean).join(', ')
  if (brief.contact === '') return []
  return [frame('sign-off', filled(frameWords(brief).contact, { contact }))]
}
