import type { WholeBrief } from '../../drafts/brief.ts'
import type { DraftNote } from '../material.ts'
import { filled, frameWords } from './frame-words.ts'
import { type Frame, frame, type FramePart, readers } from './frame.ts'
import { readAbout } from './read-about.ts'

/** The frame of a text, filled from its brief. A slot without words leaves its part out. */
export function frameOf(brief: WholeBrief, notes: readonly DraftNote[]): Frame {
  const words = frameWords(brief)
  const tone = words.tones[brief.tone]
  const { title, rest } = readAbout(brief.about)
  const titled = title === '' ? [] : [readers('title', title)]
  const about = rest.map((text) => readers('paragraph', text))
  const points = (kind: FramePart['kind']) =>
    brief.points
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => readers(kind, ended(text)))
  const noted = notes.flatMap(({ text }) =>
    paragraphsOf(text).map((paragraph): FramePart => ({
      kind: 'paragraph',
      text: paragraph,
      by: 'note',
    })),
  )
  const call = callOf(brief)
  const intro = [frame('lead', tone.opening)]
  const outro = [frame('paragraph', tone.close)]
  const none: readonly FramePart[] = []
  switch (brief.type) {
    case 'blog-post':
      return {
        ...{
          head: [...titled, ...about, ...points('paragraph'), ...noted],
          intro,
          outro,
          tail: call,
        },
        ...{ hasHeadings: true, isShort: false },
      }
    case 'email-newsletter':
      return {
        head: [
          ...(title === '' ? [] : [readers('subject', title)]),
          ...titled,
          ...[frame('greeting', tone.greeting), ...about, ...points('paragraph'), ...noted],
        ],
        ...{ intro, outro, hasHeadings: true, isShort: false },
        tail: [
          ...call,
          frame('sign-off', brief.name === '' ? tone.farewell : `${tone.farewell}\n${brief.name}`),
        ],
      }
    case 'product-description':
      return {
        head: [
          ...(brief.name === '' ? titled : [readers('title', brief.name)]),
          ...(brief.name === '' || title === '' ? none : [readers('lead', ended(title))]),
          ...about,
          ...(brief.audience === ''
            ? none
            : [frame('paragraph', filled(words.audience, { audience: brief.audience }))]),
          ...points('item'),
          ...noted,
        ],
        ...{ intro: [frame('heading', words.inTheNews)], outro: none, tail: call },
        ...{ hasHeadings: false, isShort: false },
      }
    case 'press-release':
      return {
        head: [...titled, ...datelineOf(brief, words), ...about, ...points('paragraph'), ...noted],
        ...{ intro: [frame('heading', words.background)], outro: none },
        tail: [
          ...call,
          ...(brief.contact === ''
            ? none
            : [frame('sign-off', filled(words.contact, { contact: brief.contact }))]),
        ],
        ...{ hasHeadings: false, isShort: false },
      }
    case 'social-media-post':
    case 'ad-copy':
      return {
        head: [...titled, ...about, ...points('paragraph'), ...noted],
        ...{ intro: none, outro: none, tail: call, hasHeadings: false, isShort: true },
      }
  }
}

function callOf(brief: WholeBrief): FramePart[] {
  if (brief.action === '') return []
  const words = frameWords(brief)
  const { beforeCall } = words.tones[brief.tone]
  const call =
    brief.actionAddress === ''
      ? ended(brief.action)
      : filled(words.call, { action: brief.action, address: brief.actionAddress })
  return [frame('call', beforeCall === '' ? call : `${beforeCall} ${call}`)]
}

function datelineOf(
  { place, date, name }: WholeBrief,
  words: ReturnType<typeof frameWords>,
): FramePart[] {
  const line =
    place !== '' && date !== ''
      ? filled(words.dateline, { place, date })
      : place !== ''
        ? filled(words.placeline, { place })
        : date === ''
          ? ''
          : ended(date)
  const said = [line, name === '' ? '' : ended(name)].filter(Boolean).join(' ')
  return said === '' ? [] : [frame('lead', said)]
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
}

function ended(text: string): string {
  return /[.!?:…]["'”’»“)]?$/u.test(text) ? text : `${text}.`
}
