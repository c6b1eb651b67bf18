import type { OutletHue } from '../../pictures/source-mark.ts'
import type { SectionKind } from '#engine/scripts/script.ts'

/** The light colors of web/look/tokens.css, because a canvas cannot read custom properties. */
export const look = {
  paper: '#f5f5f2',
  sheet: '#fdfdfb',
  well: '#ecebe7',
  ink: '#16181b',
  ink2: '#3f444a',
  ink3: '#5b6067',
  hair: '#dddcd5',
  hair2: '#c3c2ba',
  edge: '#84867f',
  onInk: '#fdfdfb',
  pencil: '#1e51ab',
  pencilWash: '#e5edf9',
} as const

export interface Hue {
  solid: string
  wash: string
}

/** Colors of outlet marks, the same as the `--cat-` tokens. */
export const outletHues: Record<OutletHue, Hue> = {
  ai: { solid: '#5e499d', wash: '#edebfa' },
  policy: { solid: '#465c7a', wash: '#e9edf3' },
  markets: { solid: '#186b45', wash: '#e4f0e9' },
  science: { solid: '#076961', wash: '#e3f0ee' },
  technology: { solid: '#0a657c', wash: '#e2f0f5' },
  environment: { solid: '#456626', wash: '#e9efe4' },
  space: { solid: '#7b407f', wash: '#f4e9f4' },
  healthcare: { solid: '#972f50', wash: '#fbe7eb' },
  cybersecurity: { solid: '#8f410e', wash: '#f8e9e2' },
  automotive: { solid: '#785305', wash: '#f3ece1' },
  business: { solid: '#615d27', wash: '#eeede4' },
}

const pencil: Hue = { solid: look.pencil, wash: look.pencilWash }

/** The color of a chapter, by its kind. */
export const chapterHues: Record<SectionKind, Hue> = {
  opening: pencil,
  news: pencil,
  caveats: outletHues.automotive,
  differences: outletHues.ai,
  source: outletHues.policy,
  reports: outletHues.technology,
  next: outletHues.science,
  closing: pencil,
}

/** The size of the sheet on which everything is laid out; it is scaled to the size of the frame. */
export const SHEET_WIDTH = 1280
export const SHEET_HEIGHT = 720
export const MARGIN = 64
